import { Button, Icon, iconWarning, useStyles } from '@latchkey/ui'
import { type ReactElement, useEffect, useState } from 'react'
import type { WordsTexts } from '../../i18n/words/loadWordsTexts'
import type { ShownWords } from './ShownWords'
import sheet, * as css from './WordsCard.module.css'

/** Recovery words. They are in the page only after a press, can't be selected, and go when the window is out of sight. */
export function WordsCard({
  t,
  shown: { words, addresses },
}: {
  readonly t: WordsTexts['t']
  readonly shown: ShownWords
}): ReactElement {
  useStyles(sheet)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') setShown(false)
    }
    document.addEventListener('visibilitychange', hide)
    return () => document.removeEventListener('visibilitychange', hide)
  }, [])
  return (
    <div className={css.card} data-part="words-card">
      <p className={css.warning}>
        <Icon shape={iconWarning} />
        <span>{t('words.warning')}</span>
      </p>
      {isShown ? (
        <ol className={css.words} data-part="words" dir="ltr" translate="no">
          {words.split(' ').map((word, index) => (
            // Words may repeat, and never move.
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells them apart
            <li key={index}>{word}</li>
          ))}
        </ol>
      ) : null}
      <Button wide look="secondary" data-part="toggle-words" onClick={() => setShown(!isShown)}>
        {isShown ? t('words.hide') : t('words.show')}
      </Button>
      <dl className={css.accounts}>
        <dt>{t('words.evm')}</dt>
        <dd dir="ltr">{addresses.eip155}</dd>
        <dt>{t('words.solana')}</dt>
        <dd dir="ltr">{addresses.solana}</dd>
      </dl>
    </div>
  )
}
