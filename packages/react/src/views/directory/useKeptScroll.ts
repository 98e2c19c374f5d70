import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Restores a list's scroll position, and again if fewer columns make it longer. */
export function useKeptScroll(grid: RefObject<HTMLElement | null>, top: number, columns: number): void {
  const left = useRef(top)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other columns the list has another height
  useLayoutEffect(() => {
    const area = grid.current?.closest('[data-part=scroll-area]')
    if (!area || left.current === 0) return
    area.scrollTop = left.current
    // Once the visitor scrolls, it stays there.
    if (area.scrollTop >= left.current - 1) left.current = 0
  }, [grid, columns])
}
