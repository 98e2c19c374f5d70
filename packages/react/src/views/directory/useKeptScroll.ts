import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Brings a list that appears again to where it was; once more when it turns out to have fewer columns, and so more rows. */
export function useKeptScroll(grid: RefObject<HTMLElement | null>, top: number, columns: number): void {
  const left = useRef(top)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other columns the list has another height
  useLayoutEffect(() => {
    const area = grid.current?.closest('[data-part=scroll-area]')
    if (!area || left.current === 0) return
    area.scrollTop = left.current
    // Whoever scrolls from here on is not brought back.
    if (area.scrollTop >= left.current - 1) left.current = 0
  }, [grid, columns])
}
