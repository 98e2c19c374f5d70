import { useState } from 'react'
import { useInstance } from '../../hooks/useInstance'
import { useLater } from '../useLater'

/** Before that, there's no hurry. */
const lastMs = 60_000

/** [WC-2] Returns the seconds until a code is replaced, in its last minute. Null before. */
export function useCountdown(until: number | null): number | null {
  const { host } = useInstance()
  const [turn, setTurn] = useState(0)
  const left = until === null ? 0 : until - host.now()
  const isLast = left <= lastMs
  // A second has passed or the last minute starts: update before painting.
  if (useLater(left > 0, isLast ? 1_000 : left - lastMs, turn)) setTurn(turn + 1)
  return left > 0 && isLast ? Math.ceil(left / 1_000) : null
}
