import type { ReactElement } from 'react'
import { useStyles } from '../styles/useStyles'

/** Styles of {@link Divider}. */
export const dividerStyles: string = /* css */ `
.lk-divider{display:flex;align-items:center;gap:var(--lk-space-3);margin-block:var(--lk-space-3);color:var(--lk-text-faint);font-size:var(--lk-font-size-xs)}
.lk-divider::before,.lk-divider::after{content:"";flex:1;border-block-start:1px solid var(--lk-border)}
.lk-divider:empty{gap:0}
`

/** A line between two groups, with a word in the middle if there is one. */
export function Divider(props: { readonly label?: string }): ReactElement {
  useStyles(dividerStyles)
  return (
    <div className="lk-divider" data-part="divider">
      {props.label}
    </div>
  )
}
