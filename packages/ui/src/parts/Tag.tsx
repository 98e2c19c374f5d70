import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../styles/useStyles'
import sheet, * as css from './Tag.module.css'

/** A short label for a row. */
export function Tag(props: {
  readonly tone?: 'neutral' | 'accent' | 'positive' | 'warning'
  readonly children: ReactNode
}): ReactElement {
  useStyles(sheet)
  return (
    <span className={css.tag} data-part="tag" data-tone={props.tone ?? 'neutral'}>
      {props.children}
    </span>
  )
}
