import { type RefObject, useLayoutEffect, useState } from 'react'

const leastWidth = 76
const most = 4
const least = 2

/** Returns the number of columns: four, fewer when narrow. */
export function useColumns(grid: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(most)
  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return undefined
    const measure = () => {
      const width = element.clientWidth
      // Unknown while hidden.
      if (width > 0) setColumns(Math.min(most, Math.max(least, Math.floor(width / leastWidth))))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [grid])
  return columns
}
