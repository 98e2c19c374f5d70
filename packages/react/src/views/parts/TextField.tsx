import { useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import sheet, * as css from './TextField.module.css'

/** A line of text that belongs to a transfer or a receiver. Its label is inside it while it is empty. */
export function TextField(props: {
  readonly part: string
  readonly label: string
  readonly value: string
  readonly longest: number
  readonly set: (text: string) => void
  /** Runs when the visitor presses Enter. */
  readonly run?: () => void
  readonly autoFocus?: boolean
}): ReactElement {
  useStyles(sheet)
  return (
    <input
      className={css.input}
      data-part={props.part}
      // biome-ignore lint/a11y/noAutofocus: only where the visitor has just pressed the button that it replaces
      autoFocus={props.autoFocus}
      type="text"
      dir="auto"
      maxLength={props.longest}
      autoComplete="off"
      aria-label={props.label}
      placeholder={props.label}
      value={props.value}
      onChange={(event) => props.set(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) props.run?.()
      }}
    />
  )
}
