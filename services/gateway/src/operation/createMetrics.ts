import { collectProcessMetrics } from '@latchkey/relay'
import { Counter, Registry } from 'prom-client'
import { createRequestMetrics, type RequestMetrics } from './createRequestMetrics'

/** What is counted, for Prometheus. */
export type Metrics = {
  readonly registry: Registry
  readonly requests: RequestMetrics
  /** Calls to nodes and other sources. */
  readonly upstream: Counter<'source' | 'outcome'>
}

/** Counters of one gateway; none of them has an address, a project or an id as a label. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectProcessMetrics(registry)
  const registers = [registry]
  return {
    registry,
    requests: createRequestMetrics(registry),
    upstream: new Counter({
      name: 'latchkey_upstream_total',
      help: 'Calls to nodes and other sources',
      labelNames: ['source', 'outcome'],
      registers,
    }),
  }
}
