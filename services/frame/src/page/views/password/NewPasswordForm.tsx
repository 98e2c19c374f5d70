import { Button, Icon, iconLock, LiveRegion, useStyles } from '@latchkey/ui'
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import type { SettingsTexts } from '../../i18n/settings/loadSettingsTexts'
import { type PasswordRating, ratePassword } from '../../password/ratePassword'
import { PanelNote } from '../PanelNote'
import { useTask } from '../settings/useTask'
import sheet, * as css from './NewPasswordForm.module.css'
import { PasswordField } from './PasswordField'

/** What {@link NewPasswordForm} takes. */
export type NewPasswordFormProps = {
  readonly texts: SettingsTexts
  /** The visitor's address, for password managers, and since it's a bad password. */
  readonly email: string | null
  readonly action: string
  readonly save: (password: string) => Promise<void>
  /** Says why saving failed. */
  readonly faultText: (error: unknown) => string
}

const isRefused = (rating: PasswordRating | null) => rating === 'short' || rating === 'guessable'

/** Takes a new password twice, and says what can be said of it. The fields are empty again once it's used. */
export function NewPasswordForm(props: NewPasswordFormProps): ReactElement {
  useStyles(sheet)
  const { texts, email, action, save, faultText } = props
  const { t } = texts
  const first = useRef<HTMLInputElement>(null)
  const second = useRef<HTMLInputElement>(null)
  const [rating, setRating] = useState<PasswordRating | null>(null)
  /** Whether the visitor tried to save: until then, nothing is wrong. */
  const [isTried, setTried] = useState(false)
  const [differs, setDiffers] = useState(false)
  const task = useTask()
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (task.isBusy) return
    const password = first.current?.value ?? ''
    const rated = ratePassword(password, email)
    const isDifferent = !isRefused(rated) && password !== second.current?.value
    setRating(rated)
    setTried(true)
    setDiffers(isDifferent)
    if (isRefused(rated)) return first.current?.focus()
    if (isDifferent) return second.current?.focus()
    task.run(() => save(password).finally(clear))
  }
  const clear = () => {
    for (const { current } of [first, second]) if (current) current.value = ''
    setRating(null)
    setTried(false)
  }
  return (
    <form className={css.form} data-part="new-password" noValidate onSubmit={submit}>
      {/* Password managers keep the password under this name. */}
      <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField
        t={t}
        label={t('password.new')}
        autoComplete="new-password"
        field={first}
        note={rating ? t(`password.${rating}`) : t('password.rule')}
        isFaulty={isTried && isRefused(rating)}
        onInput={(value) => setRating(value === '' ? null : ratePassword(value, email))}
      />
      <PasswordField
        t={t}
        label={t('password.repeat')}
        autoComplete="new-password"
        field={second}
        note={differs ? t('password.differs') : ''}
        isFaulty={differs}
        onInput={() => setDiffers(false)}
      />
      {task.error ? <PanelNote isFault text={faultText(task.error)} /> : null}
      {task.isBusy ? <PanelNote text={t('password.working')} /> : null}
      <LiveRegion text={task.isBusy ? t('password.working') : ''} />
      <Button
        wide
        type="submit"
        data-part="save-password"
        loading={task.isBusy}
        icon={<Icon shape={iconLock} />}
      >
        {action}
      </Button>
    </form>
  )
}
