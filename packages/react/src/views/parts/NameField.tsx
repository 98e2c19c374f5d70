import { Spinner, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import sheet, * as css from './NameField.module.css'

/** What a field for a name shows and does. */
export type NameEntry = {
  /** The id of what describes the field. */
  readonly id: string
  readonly label: string
  readonly value: string
  readonly longest: number
  /** What every name ends with. */
  readonly zone: string
  readonly isInvalid: boolean
  readonly isBusy: boolean
  readonly set: (text: string) => void
  /** Runs when the visitor presses Enter. */
  readonly run: () => void
}

/** A field for the first part of a name, with the rest fixed behind it. Names read from left to right. */
export function NameField({ entry }: { readonly entry: NameEntry }): ReactElement {
  useStyles(sheet)
  const { id, label, value, longest, zone, isInvalid, isBusy, set, run } = entry
  return (
    <label
      className={css.field}
      dir="ltr"
      data-part="name-field"
      data-state={isInvalid ? 'error' : undefined}
    >
      <input
        className={css.input}
        data-part="name-input"
        data-autofocus
        type="text"
        // A pasted name may have its zone.
        maxLength={longest + zone.length + 1}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={id}
        placeholder={label}
        readOnly={isBusy}
        value={value}
        onChange={(event) => set(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) run()
        }}
      />
      <span className={css.zone} data-part="name-zone">
        .{zone}
      </span>
      {isBusy ? <Spinner /> : null}
    </label>
  )
}
