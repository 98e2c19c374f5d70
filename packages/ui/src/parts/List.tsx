import { Children, type ReactElement, type ReactNode } from 'react'
import { useStyles } from '../styles/useStyles'
import sheet, * as css from './List.module.css'

/** A tray that holds rows together; each child becomes an item. */
export function List(props: { readonly label?: string; readonly children: ReactNode }): ReactElement {
  useStyles(sheet)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role away from a list without markers
    <ul className={css.list} data-part="list" role="list" aria-label={props.label}>
      {Children.map(props.children, (child) => (child ? <li>{child}</li> : null))}
    </ul>
  )
}
