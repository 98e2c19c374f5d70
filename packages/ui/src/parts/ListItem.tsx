import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { useStyles } from '../styles/useStyles'

/** Styles of {@link ListItem}; on a phone at twice the size what stands at the end goes below, or no name would be left. */
export const listItemStyles: string = /* css */ `
.lk-item{display:flex;align-items:center;gap:var(--lk-space-3);inline-size:100%;min-block-size:56px;padding:6px var(--lk-space-3);border:1px solid transparent;border-radius:calc(16px*var(--lk-radius));text-align:start;transition:background-color var(--lk-duration-hover),border-color var(--lk-duration-hover)}
.lk-item[data-size=wallet]{min-block-size:60px;padding-inline:10px}
.lk-item:focus-visible{outline-offset:-2px}
.lk-item:disabled{cursor:not-allowed}
.lk-item:disabled>*{opacity:.5}
.lk-item[data-state=busy]{cursor:progress}
.lk-item:active:enabled{background:var(--lk-surface-raised)}
.lk-item-body{display:grid;flex:1;min-inline-size:0;line-height:1.3}
.lk-item-primary,.lk-item-secondary{overflow:hidden;text-align:-webkit-match-parent;text-align:match-parent;text-overflow:ellipsis;white-space:nowrap}
.lk-item-primary{font-weight:600}
.lk-item-secondary{color:var(--lk-text-soft);font-size:var(--lk-font-size-s)}
.lk-item-end{display:grid;flex:none;justify-items:end;color:var(--lk-text-soft);font-variant-numeric:tabular-nums}
.lk-item[data-state=selected]>.lk-item-end{color:var(--lk-accent-text)}
@media (max-width:239.98px){.lk-item{flex-wrap:wrap}.lk-item-body{flex-basis:50%}.lk-item-primary{white-space:normal}}
@media (hover:hover){.lk-item:hover:enabled{background:var(--lk-surface-raised);border-color:var(--lk-border)}}
`

/** What {@link ListItem} takes besides the attributes of a `<button>`. */
export type ListItemProps = Omit<ComponentPropsWithoutRef<'button'>, 'children'> & {
  /** `wallet` is 60 px high with a 40 px icon, `list` 56 px. */
  readonly size?: 'wallet' | 'list'
  readonly icon?: ReactNode
  readonly primary: ReactNode
  readonly secondary?: ReactNode
  readonly end?: ReactNode
  /** `busy` while what was clicked goes on, `selected` for the current one. */
  readonly state?: 'busy' | 'selected' | undefined
}

/** A row of a list, the whole of it a button. */
export const ListItem = /* @__PURE__ */ forwardRef<HTMLButtonElement, ListItemProps>(
  function ListItem(props, ref) {
    useStyles(listItemStyles)
    const { size = 'list', icon, primary, secondary, end, state, className, ...rest } = props
    return (
      <button
        type="button"
        data-part="list-item"
        {...rest}
        ref={ref}
        className={className ? `lk-item ${className}` : 'lk-item'}
        data-size={size}
        data-state={state}
        aria-busy={state === 'busy' || undefined}
        aria-current={state === 'selected' || undefined}
      >
        {icon}
        <span className="lk-item-body">
          <span className="lk-item-primary" dir="auto">
            {primary}
          </span>
          {secondary ? (
            <span className="lk-item-secondary" dir="auto">
              {secondary}
            </span>
          ) : null}
        </span>
        {end ? <span className="lk-item-end">{end}</span> : null}
      </button>
    )
  },
)
