import { type RefObject, useEffect, useRef } from 'react'
import { takeFreeFocus } from './takeFreeFocus'

/**
 * Focuses a button once it's drawn, and whenever the site hands the keyboard to the frame: the harmless one, so a key
 * pressed too early does nothing.
 */
export function useFirstFocus(): RefObject<HTMLButtonElement | null> {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const take = () => takeFreeFocus(first.current)
    take()
    window.addEventListener('focus', take)
    return () => window.removeEventListener('focus', take)
  }, [])
  return first
}
