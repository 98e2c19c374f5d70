import { useEffect, useRef } from 'react'

/**
 * Runs `begin` once after the view mounts, and its result once after the view is gone. StrictMode mounts twice in a
 * row, and a wallet asked twice shows two windows, so both wait for the next microtask.
 */
export function useOnceMounted(begin: () => (() => void) | undefined): void {
  const life = useRef<{ isMounted: boolean; end: (() => void) | undefined; hasBegun: boolean }>({
    isMounted: false,
    end: undefined,
    hasBegun: false,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once means once, whatever the later renders bring
  useEffect(() => {
    const current = life.current
    current.isMounted = true
    queueMicrotask(() => {
      if (!current.isMounted || current.hasBegun) return
      current.hasBegun = true
      current.end = begin()
    })
    return () => {
      current.isMounted = false
      queueMicrotask(() => {
        if (current.isMounted || !current.hasBegun) return
        current.hasBegun = false
        current.end?.()
      })
    }
  }, [])
}
