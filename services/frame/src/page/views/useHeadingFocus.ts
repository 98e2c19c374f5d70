import { type RefObject, useEffect, useRef } from 'react'

/**
 * Hands the focus to a heading when what is below it changes and took the focused control away. Without that, a keyboard
 * would start at the top of the page again, and Escape would reach nothing. `shown` tells one content from another.
 */
export function useHeadingFocus(shown: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef<unknown>(heading)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    const page = heading.current?.ownerDocument
    if (page?.activeElement === page?.body) heading.current?.focus({ preventScroll: true })
  })
  return heading
}
