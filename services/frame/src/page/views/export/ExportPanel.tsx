import { loginTooOld, recoveryWait } from '@latchkey/protocol'
import { Button, Icon, iconKey } from '@latchkey/ui'
import { type ReactElement, useState } from 'react'
import type { WordsTexts } from '../../i18n/words/loadWordsTexts'
import { PanelNote } from '../PanelNote'
import { passkeyCancelled } from '../passkey/errors'
import { useTask } from '../settings/useTask'
import { WindowPage } from '../window/WindowPage'
import type { ShownWords } from '../words/ShownWords'
import { WordsCard } from '../words/WordsCard'
import type { ExportOffer } from './prepareExport'

/** Asks the visitor to confirm that it's them, then offers to show the words. */
export function ExportPanel({
  t,
  offer,
}: {
  readonly t: WordsTexts['t']
  readonly offer: ExportOffer
}): ReactElement {
  const [shown, setShown] = useState<ShownWords | null>(null)
  const revealing = useTask()
  if (shown)
    return (
      <WindowPage key="words" title={t('export.title')} text={t('export.told')} name="export">
        <WordsCard t={t} shown={shown} />
      </WindowPage>
    )
  return (
    <WindowPage
      title={t('export.title')}
      text={offer.isByPasskey ? t('export.passkey') : t('export.text')}
      name="export"
    >
      <PanelNote isFault hasRoom text={revealing.error ? faultText(revealing.error, t) : ''} />
      <Button
        wide
        data-part="continue"
        loading={revealing.isBusy}
        {...(offer.isByPasskey ? { icon: <Icon shape={iconKey} /> } : {})}
        onClick={() => revealing.run(async () => setShown(await offer.reveal()))}
      >
        {t('export.continue')}
      </Button>
    </WindowPage>
  )
}

function faultText(error: unknown, t: WordsTexts['t']): string {
  if (passkeyCancelled.is(error)) return t('export.cancelled')
  if (recoveryWait.is(error)) return t('export.wait')
  return loginTooOld.is(error) ? t('export.old') : t('words.failed')
}
