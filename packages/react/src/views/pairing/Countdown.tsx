import { type ReactElement, useState } from 'react'
import { useInstance } from '../../hooks/useInstance'
import { useLater } from '../useLater'

/** Before that nobody needs to hurry. */
const lastSeconds = 60

/** [WC-2] Tells near its end when a code is replaced. No live region: a screen reader is not told every second. */
export function Countdown(props: {
  readonly until: number | null
  readonly text: (count: number) => string
}): ReactElement {
  const { until, text } = props
  const { host } = useInstance()
  const [turn, setTurn] = useState(0)
  // A second is over: the next one begins before anything is painted.
  if (useLater(until !== null, 1_000, turn)) setTurn(turn + 1)
  const left = until === null ? 0 : Math.ceil((until - host.now()) / 1_000)
  return (
    <p className="lk-note lk-countdown" data-part="countdown">
      {left > 0 && left <= lastSeconds ? text(left) : null}
    </p>
  )
}
