import type { ReactElement } from 'react'
import type { IconShape } from '../icons/IconShape'
import { useStyles } from '../styles/useStyles'
import sheet, * as css from './Icon.module.css'

/** Draws an icon in the colour of the text; decorative, so hidden from assistive technology. */
export function Icon(props: { readonly shape: IconShape; readonly size?: number }): ReactElement {
  useStyles(sheet)
  const { shape, size = 20 } = props
  return (
    <svg
      className={css.icon}
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
