import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses a button once it's drawn, and whenever the site hands the keyboard to the frame: the harmless one, so a key
 * pressed too early does nothing.
 */
export function useFirstFocus(): RefObject<HTMLButtonElement | null> {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const take = () => {
      const page = first.current?.ownerDocument
      if (page?.activeElement === page?.body) first.current?.focus({ preventScroll: true })
    }
    take()
    window.addEventListener('focus', take)
    return () => window.removeEventListener('focus', take)
  }, [])
  return first
}
