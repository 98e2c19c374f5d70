import { type RefObject, useLayoutEffect } from 'react'

/** [NAV-16] Makes the outer element as high as the inner one, so a change of view can animate the height. */
export function useFollowedHeight(
  outer: RefObject<HTMLElement | null>,
  inner: RefObject<HTMLElement | null>,
  key: string,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another inner element
  useLayoutEffect(() => {
    const [area, view] = [outer.current, inner.current]
    if (!area || !view) return
    const follow = () => {
      // Nothing while hidden, so it appears at its full height instead of growing.
      area.style.blockSize = view.offsetHeight ? `${view.offsetHeight}px` : ''
    }
    const observer = new ResizeObserver(follow)
    observer.observe(view)
    return () => observer.disconnect()
  }, [outer, inner, key])
}
