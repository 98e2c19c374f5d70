import type { ReactElement } from 'react'
import { useStyles } from '../styles/useStyles'
import sheet, * as css from './Divider.module.css'

/** A line between two groups, with a word in the middle if there is one. */
export function Divider(props: { readonly label?: string }): ReactElement {
  useStyles(sheet)
  return (
    <div className={css.divider} data-part="divider">
      {props.label}
    </div>
  )
}
