import { Button, EmptyState, Icon, iconKey, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useFirstFocus } from '../../approve/useFirstFocus'
import type { SettingsTexts } from '../../i18n/settings/loadSettingsTexts'
import { useTask } from '../settings/useTask'
import { passkeyCancelled, passkeyUnable } from './errors'
import sheet, * as css from './PasskeyPanel.module.css'

/** One button that signs the visitor in with a passkey, which needs a touch in the frame's own page. */
export function PasskeyPanel({
  t,
  signIn,
  close,
}: {
  readonly t: SettingsTexts['t']
  readonly signIn: () => Promise<void>
  readonly close: () => void
}): ReactElement {
  useStyles(sheet)
  const first = useFirstFocus()
  const task = useTask()
  return (
    <div
      className={css.panel}
      data-part="passkey"
      role="dialog"
      aria-label={t('login.title')}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close()
      }}
    >
      <div className={css.body}>
        <EmptyState icon={iconKey} title={t('login.title')} text={t('login.text')} />
      </div>
      <p className={css.fault} role="alert">
        {task.error ? faultText(task.error, t) : ''}
      </p>
      <Button
        ref={first}
        wide
        data-part="continue"
        loading={task.isBusy}
        icon={<Icon shape={iconKey} />}
        onClick={() => task.run(signIn)}
      >
        {t('login.passkey')}
      </Button>
      <Button wide look="quiet" data-part="close" onClick={close}>
        {t('settings.close')}
      </Button>
    </div>
  )
}

function faultText(error: unknown, t: SettingsTexts['t']): string {
  if (passkeyCancelled.is(error)) return t('login.cancelled')
  return passkeyUnable.is(error) ? t('ways.passkey.unable') : t('settings.failed')
}
