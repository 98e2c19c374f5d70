import { type KeyboardEvent, type ReactElement, type ReactNode, useId } from 'react'
import { useStyles } from '../styles/useStyles'

/** Styles of {@link Tabs}. */
export const tabsStyles: string = /* css */ `
.lk-tabs-bar{display:flex;align-items:center;gap:var(--lk-space-1)}
.lk-tabs{display:flex;flex:1;min-inline-size:0;padding:var(--lk-space-1);border-radius:var(--lk-radius-m);background:var(--lk-surface-sunken)}
.lk-tab{flex:1;min-inline-size:0;min-block-size:36px;padding-inline:var(--lk-space-2);overflow:hidden;border:1px solid transparent;border-radius:var(--lk-radius-s);color:var(--lk-text-soft);font-size:var(--lk-font-size-s);font-weight:600;text-align:center;text-overflow:ellipsis;white-space:nowrap;transition:color var(--lk-duration-hover)}
.lk-tab[aria-selected=true]{background:var(--lk-surface-raised);border-color:var(--lk-border);color:var(--lk-text)}
.lk-tab:focus-visible{outline-offset:0}
@media (hover:hover){.lk-tab:hover{color:var(--lk-text)}}
@media (forced-colors:active){.lk-tab[aria-selected=true]{background:Highlight;color:HighlightText;forced-color-adjust:none}}
`

/** One tab. */
export type TabItem<Id extends string> = { readonly id: Id; readonly label: string }

/** Which tab a key leads to; the arrows follow the direction of writing. */
function targetOf(key: string, index: number, count: number, isRtl: boolean): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  return step === 0 ? undefined : (index + (isRtl ? -step : step) + count) % count
}

/** Tabs over one panel; one tab is in the tab order, the arrow keys, Home and End choose. */
export function Tabs<Id extends string>(props: {
  readonly label: string
  readonly items: readonly TabItem<Id>[]
  readonly selected: Id
  readonly onSelect: (id: Id) => void
  /** What stands beside the tabs, whichever is chosen. */
  readonly end?: ReactNode
  readonly children: ReactNode
}): ReactElement {
  useStyles(tabsStyles)
  const { label, items, selected, onSelect, end, children } = props
  const prefix = useId()

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabs = event.currentTarget
    const isRtl = getComputedStyle(tabs).direction === 'rtl'
    const index = items.findIndex((item) => item.id === selected)
    const target = targetOf(event.key, index, items.length, isRtl)
    const item = target === undefined ? undefined : items[target]
    if (target === undefined || !item) return
    event.preventDefault()
    onSelect(item.id)
    tabs.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus()
  }

  return (
    <>
      <div className="lk-tabs-bar">
        <div className="lk-tabs" data-part="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              role="tab"
              className="lk-tab"
              id={`${prefix}${item.id}`}
              data-part="tab"
              data-tab={item.id}
              aria-selected={item.id === selected}
              aria-controls={`${prefix}panel`}
              tabIndex={item.id === selected ? 0 : -1}
              onClick={() => onSelect(item.id)}
            >
              {item.label}
            </button>
          ))}
        </div>
        {end}
      </div>
      <div id={`${prefix}panel`} data-part="tab-panel" role="tabpanel" aria-labelledby={prefix + selected}>
        {children}
      </div>
    </>
  )
}
