import { type RefObject, useLayoutEffect, useState } from 'react'

/** Rows that are drawn beyond both ends, so that none is missing while the list moves. */
const spare = 6
/** So many rows come and go at once: few, or a frame would be late; not single ones, or every frame would draw. */
const step = 4

/** The rows that can be seen, from and up to but without. */
export type VisibleRows = { readonly from: number; readonly to: number }

/** Which rows of a grid are to be drawn; so that ten thousand wallets cost as much as forty. */
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
      // On a low screen the whole view scrolls, and the list is cut by nothing but the screen.
      const height = Math.min(scroller?.clientHeight ?? innerHeight, innerHeight)
      const top = Math.max(above, -element.getBoundingClientRect().top, 0)
      // By steps, so that not every frame draws anew.
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
