import { useEffect, useState } from 'react'
import { useInstance } from '../hooks/useInstance'

/** Returns the time, updated at an interval while mounted. */
export function useNow(isOn: boolean, everyMs: number): number {
  const { host } = useInstance()
  const [turn, setTurn] = useState(0)
  useEffect(
    () => (isOn ? host.setTimer(() => setTurn(turn + 1), everyMs) : undefined),
    [host, isOn, everyMs, turn],
  )
  return host.now()
}
