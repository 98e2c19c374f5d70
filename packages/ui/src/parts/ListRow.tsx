import type { ComponentPropsWithoutRef, ReactElement, ReactNode } from 'react'
import { useStyles } from '../styles/useStyles'
import sheet, * as css from './ListItem.module.css'
import { RowText } from './RowText'

/** What a row shows. */
type RowContent = {
  /** `wallet` is 60 px high with a 40 px icon, `list` 56 px. */
  readonly size?: 'wallet' | 'list'
  readonly icon?: ReactNode
  readonly primary?: ReactNode
  readonly secondary?: ReactNode
  readonly end?: ReactNode
  /** Use `auto` for untrusted text, which can have either direction. */
  readonly dir?: 'auto' | undefined
  /** Breaks long lines, for texts of ours that must be read to the end. */
  readonly wraps?: boolean | undefined
}

/** What {@link ListRow} takes besides the attributes of a `<div>`. */
export type ListRowProps = Omit<ComponentPropsWithoutRef<'div'>, 'dir'> & RowContent

/** What {@link LinkRow} takes besides the attributes of an `<a>`. */
export type LinkRowProps = Omit<ComponentPropsWithoutRef<'a'>, 'dir'> & RowContent

/** A row of a list that isn't a control; children come after its text. */
export function ListRow(props: ListRowProps): ReactElement {
  useStyles(sheet)
  const { size, icon, primary, secondary, end, dir, wraps, children, ...rest } = props
  return (
    <div data-part="list-row" {...rest} className={css.item} data-size={size}>
      <Content {...{ icon, primary, secondary, end, dir, wraps }} />
      {children}
    </div>
  )
}

/** A row of a list that is a link. */
export function LinkRow(props: LinkRowProps): ReactElement {
  useStyles(sheet)
  const { size, icon, primary, secondary, end, dir, wraps, children, ...rest } = props
  return (
    <a data-part="link-row" {...rest} className={css.item} data-size={size}>
      <Content {...{ icon, primary, secondary, end, dir, wraps }} />
      {children}
    </a>
  )
}

function Content({ icon, primary, secondary, end, dir, wraps = false }: RowContent): ReactElement {
  return (
    <>
      {icon}
      {primary ? <RowText primary={primary} secondary={secondary} dir={dir} wraps={wraps} /> : null}
      {end ? (
        <span className={css.end} data-part="row-end">
          {end}
        </span>
      ) : null}
    </>
  )
}
