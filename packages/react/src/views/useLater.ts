import { useEffect, useState } from 'react'
import { useInstance } from '../hooks/useInstance'

/** Whether something has been on for a while. Restarts with `isOn` or the turn. */
export function useLater(isOn: boolean, ms: number, turn: number): boolean {
  const { host } = useInstance()
  const [late, setLate] = useState<number | null>(null)
  useEffect(() => (isOn ? host.setTimer(() => setLate(turn), ms) : undefined), [host, isOn, ms, turn])
  return isOn && late === turn
}
