import { type RefObject, useEffect, useRef } from 'react'
import { takeFreeFocus } from '../approve/takeFreeFocus'

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
    takeFreeFocus(heading.current)
  })
  useEffect(() => {
    // A frame that hasn't got the keyboard yet can't focus anything.
    const take = () => takeFreeFocus(heading.current)
    window.addEventListener('focus', take)
    return () => window.removeEventListener('focus', take)
  }, [])
  return heading
}
