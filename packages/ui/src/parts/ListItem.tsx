import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { useStyles } from '../styles/useStyles'
import sheet, * as css from './ListItem.module.css'
import { RowText } from './RowText'

/** What {@link ListItem} takes besides the attributes of a `<button>`. */
export type ListItemProps = Omit<ComponentPropsWithoutRef<'button'>, 'children'> & {
  /** `wallet` is 60 px high with a 40 px icon, `list` 56 px. */
  readonly size?: 'wallet' | 'list'
  readonly icon?: ReactNode
  readonly primary: ReactNode
  readonly secondary?: ReactNode
  readonly end?: ReactNode
  /** `busy` while its action runs, `selected` for the current one. */
  readonly state?: 'busy' | 'selected' | undefined
  /** Breaks long lines, for texts of ours that must be read to the end. */
  readonly wraps?: boolean
}

/** A row of a list that is one button. */
export const ListItem = /* @__PURE__ */ forwardRef<HTMLButtonElement, ListItemProps>(
  function ListItem(props, ref) {
    useStyles(sheet)
    const { size = 'list', icon, primary, secondary, end, state, wraps = false, className, ...rest } = props
    return (
      <button
        type="button"
        data-part="list-item"
        {...rest}
        ref={ref}
        className={className ? `${css.item} ${className}` : css.item}
        data-size={size}
        data-state={state}
        aria-busy={state === 'busy' || undefined}
        aria-current={state === 'selected' || undefined}
      >
        {icon}
        <RowText primary={primary} secondary={secondary} dir="auto" wraps={wraps} />
        {end ? (
          <span className={css.end} data-part="row-end">
            {end}
          </span>
        ) : null}
      </button>
    )
  },
)
