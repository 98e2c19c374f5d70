import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../styles/useStyles'
import sheet, * as css from './Unseen.module.css'

/** Text for assistive technology only. */
export function Unseen({ children }: { readonly children: ReactNode }): ReactElement {
  useStyles(sheet)
  return (
    <span className={css.unseen} data-part="unseen">
      {children}
    </span>
  )
}
