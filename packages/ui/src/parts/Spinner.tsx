import type { ReactElement } from 'react'
import { useStyles } from '../styles/useStyles'

/** Styles of {@link Spinner}. */
export const spinnerStyles: string = /* css */ `
.lk-spinner{flex:none;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;animation:lk-spin var(--lk-duration-turn) linear infinite}
.lk-spinner>:first-child{opacity:.2}
.lk-spinner>:last-child{stroke-dasharray:28 72}
@keyframes lk-spin{to{transform:rotate(1turn)}}
`

/** A turning arc in the colour of the text; what is waited for is said in words next to it. */
export function Spinner(props: { readonly size?: number }): ReactElement {
  useStyles(spinnerStyles)
  const { size = 20 } = props
  return (
    <svg
      className="lk-spinner"
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
