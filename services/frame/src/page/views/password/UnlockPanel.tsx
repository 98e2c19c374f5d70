import { Button, EmptyState, Icon, iconLock, useStyles } from '@latchkey/ui'
import { type FormEvent, type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import type { SettingsTexts } from '../../i18n/settings/loadSettingsTexts'
import sheet, * as css from '../passkey/PasskeyPanel.module.css'
import { useTask } from '../settings/useTask'
import { PasswordField } from './PasswordField'
import { passwordFault } from './passwordFault'

/** Asks for the password of a wallet that this device can't open yet. */
export function UnlockPanel(props: {
  readonly texts: SettingsTexts
  readonly email: string | null
  readonly unlock: (password: string) => Promise<void>
  readonly close: () => void
  /** Other ways, under the button. */
  readonly children?: ReactNode
}): ReactElement {
  useStyles(sheet)
  const { texts, email, unlock, close, children } = props
  const { t } = texts
  const field = useRef<HTMLInputElement>(null)
  const task = useTask()
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { current: input } = field
    if (task.isBusy || !input?.value) return input?.focus()
    const { value } = input
    task.run(() =>
      unlock(value).finally(() => {
        input.value = ''
        input.focus()
      }),
    )
  }
  return (
    <div
      className={css.panel}
      data-part="unlock"
      role="dialog"
      aria-label={t('unlock.title')}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close()
      }}
    >
      <div className={css.body}>
        <EmptyState icon={iconLock} title={t('unlock.title')} text={t('unlock.text')} />
        <form id="unlock" noValidate onSubmit={submit}>
          <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
          <PasswordField
            t={t}
            label={t('unlock.label')}
            autoComplete="current-password"
            field={field}
            note={noteOf()}
            isFaulty={task.error !== null}
          />
        </form>
      </div>
      <Button
        wide
        type="submit"
        form="unlock"
        data-part="continue"
        loading={task.isBusy}
        icon={<Icon shape={iconLock} />}
      >
        {t('unlock.open')}
      </Button>
      {children}
      <Button wide look="quiet" data-part="close" onClick={close}>
        {t('settings.close')}
      </Button>
    </div>
  )

  function noteOf(): string {
    if (task.isBusy) return t('password.working')
    return task.error ? (passwordFault(task.error, texts) ?? t('settings.failed')) : ''
  }
}
