import { useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import sheet, * as css from './MemoField.module.css'

/** A note that goes with a transfer. */
export function MemoField(props: {
  readonly label: string
  readonly value: string
  readonly set: (text: string) => void
}): ReactElement {
  useStyles(sheet)
  return (
    <input
      className={css.input}
      data-part="memo-input"
      type="text"
      dir="auto"
      maxLength={200}
      autoComplete="off"
      aria-label={props.label}
      placeholder={props.label}
      value={props.value}
      onChange={(event) => props.set(event.target.value)}
    />
  )
}
