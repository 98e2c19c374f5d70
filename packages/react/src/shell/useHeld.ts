import { useEffect, useRef, useState } from 'react'

/** How long to keep the old content before showing that something is loading. */
const holdMs = 150

/** Returns the old content until the new one is ready or has taken too long. */
export function useHeld<T extends { readonly key: string }>(next: T, isReady: boolean): T {
  const shown = useRef(next)
  const [late, setLate] = useState<string | null>(null)
  const { key } = next
  const isHeld = !isReady && late !== key && shown.current.key !== key
  useEffect(() => {
    if (!isHeld) return
    const timer = setTimeout(() => setLate(key), holdMs)
    return () => clearTimeout(timer)
  }, [isHeld, key])
  useEffect(() => {
    if (!isHeld) shown.current = next
  }, [isHeld, next])
  return isHeld ? shown.current : next
}
