import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What is counted, for Prometheus. */
export type Metrics = {
  readonly registry: Registry
  readonly requests: Counter<'route' | 'status'>
  readonly seconds: Histogram<'route'>
  readonly inFlight: Gauge
  /** Calls to nodes and other sources. */
  readonly upstream: Counter<'source' | 'outcome'>
}

/** Counters of one gateway; none of them has an address, a project or an id as a label. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    requests: new Counter({
      name: 'latchkey_requests_total',
      help: 'Answers by route and status',
      labelNames: ['route', 'status'],
      registers,
    }),
    seconds: new Histogram({
      name: 'latchkey_request_seconds',
      help: 'How long answers took, by route',
      labelNames: ['route'],
      buckets: [0.002, 0.01, 0.05, 0.2, 1, 5, 30],
      registers,
    }),
    inFlight: new Gauge({
      name: 'latchkey_requests_in_flight',
      help: 'Requests that are being answered',
      registers,
    }),
    upstream: new Counter({
      name: 'latchkey_upstream_total',
      help: 'Calls to nodes and other sources',
      labelNames: ['source', 'outcome'],
      registers,
    }),
  }
}
