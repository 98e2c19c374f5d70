import type { ReactElement } from 'react'
import type { IconShape } from '../icons/icons'
import { useStyles } from '../styles/useStyles'

/** Styles of {@link Icon}. */
export const iconStyles: string = /* css */ `
.lk-icon{flex:none;fill:none;stroke:currentColor;stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}
.lk-icon[data-flips]:dir(rtl){transform:scaleX(-1)}
`

/** Draws one shape of the set in the colour of the text; decoration only, so hidden from assistive technology. */
export function Icon(props: { readonly shape: IconShape; readonly size?: number }): ReactElement {
  useStyles(iconStyles)
  const { shape, size = 20 } = props
  return (
    <svg
      className="lk-icon"
      data-part="icon"
      data-flips={shape.flips}
      viewBox="0 0 20 20"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d={shape.d} />
    </svg>
  )
}
