import type { ReactElement } from 'react'
import { useStyles } from '../styles/useStyles'

/** Styles of {@link LiveRegion}. */
export const liveRegionStyles: string = /* css */ `
.lk-live{position:absolute;inline-size:1px;block-size:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
`

/** Says a text to assistive technology without showing it; keep it mounted and change the text. */
export function LiveRegion(props: { readonly text: string; readonly urgent?: boolean }): ReactElement {
  useStyles(liveRegionStyles)
  return (
    <div
      className="lk-live"
      data-part="live-region"
      aria-live={props.urgent ? 'assertive' : 'polite'}
      aria-atomic="true"
    >
      {props.text}
    </div>
  )
}
