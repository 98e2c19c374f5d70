import { Children, type ReactElement, type ReactNode } from 'react'
import { useStyles } from '../styles/useStyles'

/** Styles of {@link List}. */
export const listStyles: string = /* css */ `
.lk-list{padding:var(--lk-space-1);background:var(--lk-surface-sunken);border:1px solid transparent;border-radius:var(--lk-radius-l)}
`

/** A tray that holds rows together; each child becomes an item. */
export function List(props: { readonly label?: string; readonly children: ReactNode }): ReactElement {
  useStyles(listStyles)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role away from a list without markers
    <ul className="lk-list" data-part="list" role="list" aria-label={props.label}>
      {Children.map(props.children, (child) => (child ? <li>{child}</li> : null))}
    </ul>
  )
}
