import { type ReactElement, useEffect, useId, useRef, useState } from 'react'
import { useStyles } from '../styles/useStyles'
import sheet, * as css from './OtpField.module.css'
import { readDigits } from './readDigits'

/** What {@link OtpField} takes. */
export type OtpFieldProps = {
  /** The digits so far. */
  readonly value: string
  readonly onChange: (digits: string) => void
  /** Runs once when the last digit is in. */
  readonly onComplete?: (digits: string) => void
  /** Name of the field. */
  readonly label: string
  readonly length?: number
  /** Keeps digits and focus, and takes no more digits. */
  readonly isBusy?: boolean
  /** What is wrong with the digits, below them. Keep room for it with `''`. */
  readonly error?: string | undefined
}

/** A field for a one-time code: it looks like one box per digit and is one input for typing, paste and autofill. */
export function OtpField(props: OtpFieldProps): ReactElement {
  useStyles(sheet)
  const { value, onChange, onComplete, label, length = 6, isBusy = false, error } = props
  const input = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const [place, setPlace] = useState<number | null>(null)
  // The caret of a controlled input moves without an event when its value changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value is another place of the caret
  useEffect(() => setPlace((last) => (last === null ? last : caretOf(input.current))), [value])
  const follow = () => setPlace(caretOf(input.current))
  const change = (text: string) => {
    const digits = readDigits(text).slice(0, length)
    if (digits === value) return
    onChange(digits)
    if (digits.length === length) onComplete?.(digits)
  }
  const current = place === null ? null : Math.min(place, length - 1)
  return (
    <div
      className={css.field}
      data-part="otp-field"
      data-state={error ? 'error' : isBusy ? 'busy' : undefined}
    >
      {/* Digits run from left to right in every language. */}
      <div className={css.row} dir="ltr">
        {Array.from({ length }, (_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            key={at}
            className={css.box}
            data-part="otp-box"
            data-state={at === current ? 'current' : undefined}
            aria-hidden="true"
          >
            {value[at]}
          </span>
        ))}
        <input
          ref={input}
          className={css.input}
          data-part="otp-input"
          data-autofocus
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          pattern={`[0-9]{${length}}`}
          aria-label={label}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={error ? errorId : undefined}
          aria-busy={isBusy || undefined}
          readOnly={isBusy}
          value={value}
          onChange={(event) => change(event.target.value)}
          // React's own select event looks for the focus in the page and misses a shadow root.
          onKeyUp={follow}
          onPointerUp={follow}
          onFocus={follow}
          onBlur={() => setPlace(null)}
        />
      </div>
      {error === undefined ? null : (
        <p id={errorId} className={css.error} data-part="otp-error">
          {error}
        </p>
      )}
    </div>
  )
}

function caretOf(input: HTMLInputElement | null): number {
  return input?.selectionStart ?? 0
}
