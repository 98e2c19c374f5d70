import { Icon, IconButton, iconForward, iconMail, Spinner, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import sheet, * as css from './EmailField.module.css'

/** What an email field shows and does. */
export type EmailEntry = {
  readonly label: string
  readonly value: string
  readonly set: (text: string) => void
  /** What is wrong with the address, below the field. */
  readonly error: string | null
  readonly isBusy: boolean
  readonly isDisabled: boolean
  readonly submit: { readonly text: string; readonly run: () => void }
  readonly focused?: () => void
}

/** One view has one field, and ids don't leave the modal's shadow root. */
const errorId = 'email-error'

/** A field for an email address with its button inside. Enter presses the button. */
export function EmailField({
  entry,
  isFirst,
}: {
  readonly entry: EmailEntry
  /** Whether it gets focus when its view appears. */
  readonly isFirst?: boolean
}): ReactElement {
  useStyles(sheet)
  const { label, value, set, error, isBusy, isDisabled, submit, focused } = entry
  return (
    <form
      className={css.form}
      data-part="email-form"
      data-state={error ? 'error' : isBusy ? 'busy' : undefined}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) submit.run()
      }}
    >
      <div className={css.field}>
        <Icon shape={iconMail} />
        <input
          className={css.input}
          data-part="email"
          data-autofocus={isFirst || undefined}
          type="email"
          name="email"
          // An address reads from left to right; the label inside follows the language.
          dir={value === '' ? undefined : 'ltr'}
          autoComplete="email"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={254}
          aria-label={label}
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : errorId}
          placeholder={label}
          readOnly={isBusy}
          disabled={isDisabled}
          value={value}
          onFocus={focused}
          onChange={(event) => set(event.target.value)}
        />
        {isBusy ? (
          <span className={css.busy}>
            <Spinner />
          </span>
        ) : (
          <IconButton
            type="submit"
            data-part="email-submit"
            shape={iconForward}
            label={submit.text}
            disabled={isDisabled}
          />
        )}
      </div>
      {error === null ? null : (
        <p id={errorId} className={css.error} data-part="email-error">
          {error}
        </p>
      )}
    </form>
  )
}
