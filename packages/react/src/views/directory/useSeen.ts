import { type RefObject, useEffect, useRef } from 'react'

/** Calls `seen` when the element comes into view, and again after each turn while it stays. Null calls nothing. */
export function useSeen(
  element: RefObject<HTMLElement | null>,
  seen: (() => void) | null,
  turn: number,
): void {
  const latest = useRef(seen)
  useEffect(() => {
    latest.current = seen
  })
  const isWanted = seen !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new observer reports again what is in view
  useEffect(() => {
    if (!isWanted || !element.current) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current?.()
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isWanted, turn])
}
