import { useState } from 'react'
import { isAlike } from '../../hooks/isAlike'

/** Returns the same object while its content is the same, so what depends on it stays. */
export function useSteady<T extends object>(value: T): T {
  const [steady, setSteady] = useState(value)
  if (isAlike(steady, value)) return steady
  // React renders again before painting.
  setSteady(value)
  return value
}
