import { useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import sheet, * as css from './PanelNote.module.css'

/** What {@link PanelNote} takes. */
export type PanelNoteProps = {
  /** Empty while there is nothing to say. */
  readonly text: string
  /** Says what went wrong: in red, and read out at once. */
  readonly isFault?: boolean
  /** At the start of the line by default. */
  readonly place?: 'middle'
  /** Keeps the room of one line while it's empty. */
  readonly hasRoom?: boolean
  readonly id?: string
  readonly part?: string
}

/** A line of a panel about its buttons: why one can't be pressed, or what went wrong after a press. */
export function PanelNote({ text, isFault, place, hasRoom, id, part }: PanelNoteProps): ReactElement {
  useStyles(sheet)
  return (
    <p
      id={id}
      className={css.note}
      data-part={part}
      data-place={place}
      data-room={hasRoom || undefined}
      role={isFault ? 'alert' : undefined}
    >
      {text}
    </p>
  )
}
