import { useEffect, useState } from 'react'
import { useInstance } from '../hooks/useInstance'

/** Returns a value once it has been stable for a while. */
export function useDebounced<T>(value: T, ms: number): T {
  const { host } = useInstance()
  const [settled, setSettled] = useState(value)
  useEffect(() => host.setTimer(() => setSettled(value), ms), [host, value, ms])
  return settled
}
