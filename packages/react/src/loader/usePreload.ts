import { type RefObject, useEffect } from 'react'
import { useScope } from '../hooks/useInstance'
import { preloadWhenVisible } from './preloadWhenVisible'

/**
 * Returns what a button calls at the first sign of a press, to have the modal ready; undefined if the site doesn't want
 * that.
 */
export function usePreload(button: RefObject<Element | null>, preload: () => void): (() => void) | undefined {
  const { latchkey, parts } = useScope()
  const mode = latchkey.options.preload
  useEffect(() => {
    const { current } = button
    return mode === 'visible' && current ? preloadWhenVisible(current, parts.modal) : undefined
  }, [mode, button, parts])
  return mode === 'none' ? undefined : preload
}
