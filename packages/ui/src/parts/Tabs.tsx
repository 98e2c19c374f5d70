import { type KeyboardEvent, type ReactElement, type ReactNode, useId } from 'react'
import { useStyles } from '../styles/useStyles'
import sheet, * as css from './Tabs.module.css'

/** One tab. */
export type TabItem<Id extends string> = { readonly id: Id; readonly label: string }

/** Returns the tab a key selects; the arrows follow the writing direction. */
function targetOf(key: string, index: number, count: number, isRtl: boolean): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  return step === 0 ? undefined : (index + (isRtl ? -step : step) + count) % count
}

/** Tabs with one panel; one tab is in the tab order, and the arrow keys, Home and End select. */
export function Tabs<Id extends string>(props: {
  readonly label: string
  readonly items: readonly TabItem<Id>[]
  readonly selected: Id
  readonly onSelect: (id: Id) => void
  /** Shown beside the tabs. */
  readonly end?: ReactNode
  readonly children: ReactNode
}): ReactElement {
  useStyles(sheet)
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
      <div className={css.bar} data-part="tab-bar">
        <div className={css.tabs} data-part="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              role="tab"
              className={css.tab}
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
