import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../styles/useStyles'
import sheet, * as css from './ListItem.module.css'

/** The text of a row: one line, and a quieter one below it. */
export function RowText(props: {
  readonly primary: ReactNode
  readonly secondary?: ReactNode
  /** Use `auto` for untrusted text, which can have either direction. */
  readonly dir?: 'auto' | undefined
  /** Wraps long lines instead of truncating them. */
  readonly wraps?: boolean
}): ReactElement {
  useStyles(sheet)
  const { primary, secondary, dir, wraps } = props
  return (
    <span className={wraps ? `${css.body} ${css.wraps}` : css.body}>
      <span className={css.primary} data-part="row-primary" dir={dir}>
        {primary}
      </span>
      {secondary ? (
        <span className={css.secondary} data-part="row-secondary" dir={dir}>
          {secondary}
        </span>
      ) : null}
    </span>
  )
}
