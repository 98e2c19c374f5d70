import { IconButton, iconEye, iconEyeOff, useStyles } from '@latchkey/ui'
import { type ReactElement, type Ref, useId, useState } from 'react'
import type { SettingsTexts } from '../../i18n/settings/loadSettingsTexts'
import sheet, * as css from './PasswordField.module.css'

/** What {@link PasswordField} takes. */
export type PasswordFieldProps = {
  readonly t: SettingsTexts['t']
  readonly label: string
  readonly autoComplete: 'new-password' | 'current-password'
  /** The input, whose value is read when it's needed and held nowhere else. */
  readonly field: Ref<HTMLInputElement>
  /** What is wrong, or what can be said of it. */
  readonly note?: string | undefined
  readonly isFaulty?: boolean
  readonly onInput?: (value: string) => void
}

/** A field for a password, which the visitor can look at. */
export function PasswordField(props: PasswordFieldProps): ReactElement {
  useStyles(sheet)
  const { t, label, autoComplete, field, note = '', isFaulty = false, onInput } = props
  const id = useId()
  const [isShown, setShown] = useState(false)
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.line}>
        <input
          ref={field}
          id={id}
          className={css.input}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          dir="auto"
          aria-invalid={isFaulty || undefined}
          aria-describedby={`${id}-note`}
          onInput={({ currentTarget }) => onInput?.(currentTarget.value)}
        />
        <IconButton
          data-part="show-password"
          shape={isShown ? iconEyeOff : iconEye}
          label={t(isShown ? 'password.hide' : 'password.show')}
          onClick={() => setShown(!isShown)}
        />
      </div>
      <p
        id={`${id}-note`}
        className={css.note}
        data-state={isFaulty ? 'fault' : undefined}
        role={isFaulty ? 'alert' : 'status'}
      >
        {note}
      </p>
    </div>
  )
}
