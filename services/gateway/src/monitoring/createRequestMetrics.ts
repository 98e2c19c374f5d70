import { Counter, Gauge, type Registry } from 'prom-client'
import { RouteTimes } from './RouteTimes'

/** Counts the requests of one route. */
export type RouteTally = { begin(): void; end(status: number, seconds: number): void }

/** Counts requests by route. */
export type RequestMetrics = { of(route: string): RouteTally }

/**
 * Counts requests in plain numbers and hands them to Prometheus on demand. Its own counters look up labels on every
 * request, which takes half as long as a quick answer.
 */
export function createRequestMetrics(registry: Registry): RequestMetrics {
  const registers = [registry]
  const statuses = new Map<string, Map<number, number>>()
  const times = new RouteTimes(registry)
  let inFlight = 0
  new Counter({
    name: 'latchkey_requests_total',
    help: 'Responses by route and status',
    labelNames: ['route', 'status'],
    registers,
    collect() {
      this.reset()
      for (const [route, counts] of statuses)
        for (const [status, count] of counts) this.inc({ route, status }, count)
    },
  })
  new Gauge({
    name: 'latchkey_requests_in_flight',
    help: 'Requests in flight',
    registers,
    collect() {
      this.set(inFlight)
    },
  })
  return {
    of(route) {
      const counts = statuses.get(route) ?? new Map<number, number>()
      statuses.set(route, counts)
      const time = times.of(route)
      return {
        begin() {
          inFlight += 1
        },
        end(status, seconds) {
          inFlight -= 1
          counts.set(status, (counts.get(status) ?? 0) + 1)
          time(seconds)
        },
      }
    },
  }
}
