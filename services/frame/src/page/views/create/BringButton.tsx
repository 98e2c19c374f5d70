import { userRejected } from '@latchkey/protocol'
import { Button } from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { SettingsTexts } from '../../i18n/settings/loadSettingsTexts'
import { useTask } from '../settings/useTask'

/** Brings a wallet from another provider instead of creating one. */
export function BringButton({
  t,
  bring,
}: {
  readonly t: SettingsTexts['t']
  readonly bring: () => Promise<void>
}): ReactElement {
  const { run, error, isBusy } = useTask()
  return (
    <>
      <Button wide look="secondary" data-part="bring-wallet" loading={isBusy} onClick={() => run(bring)}>
        {t('create.bring')}
      </Button>
      {error && !userRejected.is(error) ? <p role="alert">{t('settings.failed')}</p> : null}
    </>
  )
}
