import { useState } from 'react'
import { isAlike } from '../../hooks/isAlike'

/** The same object as before, as long as it shows the same: what is made from it need not be made again. */
export function useSteady<T extends object>(value: T): T {
  const [steady, setSteady] = useState(value)
  if (isAlike(steady, value)) return steady
  // React runs the component again at once, before anything is painted.
  setSteady(value)
  return value
}
