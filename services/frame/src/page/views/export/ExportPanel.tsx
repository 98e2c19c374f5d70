import { loginTooOld, recoveryWait } from '@latchkey/protocol'
import { Button, Icon, iconKey, useStyles } from '@latchkey/ui'
import { type ReactElement, useState } from 'react'
import type { WordsTexts } from '../../i18n/words/loadWordsTexts'
import { passkeyCancelled } from '../passkey/errors'
import sheet, * as css from '../settings/RecoveryFile.module.css'
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
  useStyles(sheet)
  const [shown, setShown] = useState<ShownWords | null>(null)
  const revealing = useTask()
  if (shown)
    return (
      <WindowPage title={t('export.title')} text={t('export.told')} name="export">
        <WordsCard t={t} shown={shown} />
      </WindowPage>
    )
  return (
    <WindowPage
      title={t('export.title')}
      text={offer.isByPasskey ? t('export.passkey') : t('export.text')}
      name="export"
    >
      <p className={css.fault} role="alert">
        {revealing.error ? faultText(revealing.error, t) : ''}
      </p>
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
