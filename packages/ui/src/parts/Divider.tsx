import type { ReactElement } from 'react'
import { useStyles } from '../styles/useStyles'
import sheet, * as css from './Divider.module.css'

/** A line between two groups, with an optional word in the middle. */
export function Divider(props: { readonly label?: string }): ReactElement {
  useStyles(sheet)
  return (
    <div className={css.divider} data-part="divider">
      {props.label}
    </div>
  )
}
