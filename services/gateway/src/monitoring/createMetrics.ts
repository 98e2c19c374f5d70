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
  /** Tokens whose time was over and that were not the newest of their session: old ones that somebody has found. */
  readonly staleTokens: Counter
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
    staleTokens: new Counter({
      name: 'latchkey_sign_in_stale_tokens_total',
      help: 'Tokens that were shown after their time though there are newer ones',
      registers,
    }),
  }
}
