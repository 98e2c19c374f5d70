import { useStyles } from '@latchkey/ui'
import type { ReactElement, ReactNode } from 'react'
import sheet, * as css from './Status.module.css'

/** A picture with the words that say what is going on. */
export function Status(props: {
  readonly title?: string
  readonly text: string
  readonly isBusy?: boolean
  /** Keeps room for three lines, for a text that changes while a finger is on its way to the button below. */
  readonly isRoomy?: boolean
  /** The picture. */
  readonly children: ReactNode
}): ReactElement {
  useStyles(sheet)
  const { title, text, isBusy, isRoomy, children } = props
  return (
    <div
      className={isRoomy ? `${css.status} ${css.roomy}` : css.status}
      data-part="status"
      aria-busy={isBusy}
    >
      {children}
      {title ? (
        <p className={css.title} data-part="status-title">
          {title}
        </p>
      ) : null}
      <p className={css.text} data-part="status-text">
        {text}
      </p>
    </div>
  )
}
