import type { ReactElement } from 'react'
import { useStyles } from '../styles/useStyles'
import sheet, * as css from './Spinner.module.css'

/** A turning arc in the colour of the text; put words next to it that say what is loading. */
export function Spinner(props: { readonly size?: number }): ReactElement {
  useStyles(sheet)
  const { size = 20 } = props
  return (
    <svg
      className={css.spinner}
      data-part="spinner"
      viewBox="0 0 20 20"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="10" cy="10" r="8" />
      <circle cx="10" cy="10" r="8" pathLength="100" />
    </svg>
  )
}
