import { type RefObject, useLayoutEffect, useState } from 'react'

/** Extra rows at both ends, so none is missing while scrolling. */
const spare = 6
/** Rows added at once: few, to keep frames short, but more than one, so not every frame renders. */
const step = 4

/** The visible rows, the end exclusive. */
export type VisibleRows = { readonly from: number; readonly to: number }

/** Returns which rows to render, so ten thousand wallets cost as much as forty. */
export function useVisibleRows(
  grid: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): VisibleRows {
  const [first, setFirst] = useState(0)
  const [shown, setShown] = useState(spare)
  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return undefined
    const measure = () => {
      const scroller = element.closest('[data-part=scroll-area]')
      const above = (scroller?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().top
      // On a low screen the whole view scrolls, and only the screen cuts the list.
      const height = Math.min(scroller?.clientHeight ?? innerHeight, innerHeight)
      const top = Math.max(above, -element.getBoundingClientRect().top, 0)
      // In steps, so not every frame renders.
      setFirst(Math.floor(top / rowHeight / step) * step)
      setShown(Math.ceil(height / rowHeight))
    }
    measure()
    const { ownerDocument } = element
    const root = element.getRootNode()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const target of [root, ownerDocument])
      target.addEventListener('scroll', measure, { capture: true, passive: true })
    return () => {
      observer.disconnect()
      for (const target of [root, ownerDocument])
        target.removeEventListener('scroll', measure, { capture: true })
    }
  }, [grid, rowHeight])
  const from = Math.max(0, Math.min(first, count) - spare)
  return { from, to: Math.min(count, first + step + shown + spare) }
}
