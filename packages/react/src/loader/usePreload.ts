import { type RefObject, useEffect } from 'react'
import { useScope } from '../hooks/useInstance'
import { whenIdle } from './whenIdle'

/**
 * Returns what a button calls at the first sign of a press, to have the modal ready; undefined if the site doesn't want
 * that.
 */
export function usePreload(button: RefObject<Element | null>, preload: () => void): (() => void) | undefined {
  const { latchkey, parts } = useScope()
  const mode = latchkey.options.preload
  useEffect(() => {
    if (mode !== 'visible' || !button.current || isSavingData()) return
    let stop: () => void = () => undefined
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      stop = whenIdle(() => void parts.modal.load())
    })
    observer.observe(button.current)
    return () => {
      observer.disconnect()
      stop()
    }
  }, [mode, button, parts])
  return mode === 'none' ? undefined : preload
}

/** Whether the visitor saves data; not every browser says. */
function isSavingData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}
