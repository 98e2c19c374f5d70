import { type RefObject, useEffect } from 'react'
import { useScope } from '../hooks/useInstance'
import { useLazily } from './useLazily'

const loadWatch = () => import('./preloadWhenVisible').then(({ preloadWhenVisible }) => preloadWhenVisible)

/**
 * Returns what a button calls at the first sign of a press, to have the modal ready; undefined if the site doesn't want
 * that.
 */
export function usePreload(button: RefObject<Element | null>, preload: () => void): (() => void) | undefined {
  const { latchkey, parts } = useScope()
  const mode = latchkey.options.preload
  const watch = useLazily(mode === 'visible', loadWatch)
  useEffect(() => {
    const { current } = button
    return current ? watch?.(current, parts.modal) : undefined
  }, [watch, button, parts])
  return mode === 'none' ? undefined : preload
}
