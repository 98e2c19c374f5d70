import type { Metrics } from '../operation/createMetrics'

/** Counts an answer of a route and how long it took. */
export type Counters = (status: number, ms: number) => void

/** The counters of one route; they are found once for each status, of which there are few, because labels are slow to find. */
export function createCounters({ requests, seconds }: Metrics, route: string): Counters {
  const time = seconds.labels({ route })
  const byStatus = new Map<number, { inc(): void }>()
  return (status, ms) => {
    let counter = byStatus.get(status)
    if (!counter) {
      counter = requests.labels({ route, status: `${status}` })
      byStatus.set(status, counter)
    }
    counter.inc()
    time.observe(ms / 1000)
  }
}
