import type { ReactElement } from 'react'
import { useStyles } from '../styles/useStyles'
import sheet, * as css from './Unseen.module.css'

/** Announces a text to assistive technology without showing it; keep it mounted and change the text. */
export function LiveRegion(props: { readonly text: string; readonly urgent?: boolean }): ReactElement {
  useStyles(sheet)
  return (
    <div
      className={css.unseen}
      data-part="live-region"
      aria-live={props.urgent ? 'assertive' : 'polite'}
      aria-atomic="true"
    >
      {props.text}
    </div>
  )
}
