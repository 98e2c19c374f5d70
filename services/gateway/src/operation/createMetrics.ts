import { collectProcessMetrics } from '@latchkey/relay'
import { Counter, Registry } from 'prom-client'
import { createRequestMetrics, type RequestMetrics } from './createRequestMetrics'

/** What is counted, for Prometheus. */
export type Metrics = {
  readonly registry: Registry
  readonly requests: RequestMetrics
  /** Calls to nodes and other sources. */
  readonly upstream: Counter<'source' | 'outcome'>
  /** Sign-ins by what became of them: `ok`, or the kind of the refusal. */
  readonly signIns: Counter<'outcome'>
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
    signIns: new Counter({
      name: 'latchkey_sign_ins_total',
      help: 'Sign-ins by what became of them',
      labelNames: ['outcome'],
      registers,
    }),
  }
}
