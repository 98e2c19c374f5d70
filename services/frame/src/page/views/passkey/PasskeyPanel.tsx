import { Button, EmptyState, Icon, iconKey, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useFirstFocus } from '../../approve/useFirstFocus'
import type { SettingsTexts } from '../../i18n/settings/loadSettingsTexts'
import { useTask } from '../settings/useTask'
import { passkeyCancelled, passkeyUnable } from './errors'
import sheet, * as css from './PasskeyPanel.module.css'

/** What a passkey is asked for. */
export type PasskeyPurpose = 'login' | 'create'

/** One button that signs the visitor in with a passkey or creates one, which needs a touch in the frame's own page. */
export function PasskeyPanel({
  t,
  purpose,
  press,
  close,
}: {
  readonly t: SettingsTexts['t']
  readonly purpose: PasskeyPurpose
  readonly press: () => Promise<void>
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
      aria-label={t(`${purpose}.title`)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close()
      }}
    >
      <div className={css.body}>
        <EmptyState icon={iconKey} title={t(`${purpose}.title`)} text={t(`${purpose}.text`)} />
      </div>
      <p className={css.fault} role="alert">
        {task.error ? faultText(task.error, purpose, t) : ''}
      </p>
      <Button
        ref={first}
        wide
        data-part="continue"
        loading={task.isBusy}
        icon={<Icon shape={iconKey} />}
        onClick={() => task.run(press)}
      >
        {t(`${purpose}.passkey`)}
      </Button>
      <Button wide look="quiet" data-part="close" onClick={close}>
        {t('settings.close')}
      </Button>
    </div>
  )
}

function faultText(error: unknown, purpose: PasskeyPurpose, t: SettingsTexts['t']): string {
  if (passkeyCancelled.is(error)) return t(`${purpose}.cancelled`)
  return passkeyUnable.is(error) ? t('ways.passkey.unable') : t('settings.failed')
}
