import { type RefObject, useLayoutEffect, useState } from 'react'

const leastWidth = 76
const most = 4
const least = 2

/** How many cells of the grid stand side by side: four, fewer where it is narrow. */
export function useColumns(grid: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(most)
  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return undefined
    const measure = () => {
      const width = element.clientWidth
      // Nothing is known while it is not shown.
      if (width > 0) setColumns(Math.min(most, Math.max(least, Math.floor(width / leastWidth))))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [grid])
  return columns
}
