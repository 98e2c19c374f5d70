import { collectProcessMetrics } from '@latchkey/relay'
import { Counter, Registry } from 'prom-client'
import { createRequestMetrics, type RequestMetrics } from './createRequestMetrics'
import { createSponsorMetrics, type SponsorMetrics } from './createSponsorMetrics'

/** The metrics for Prometheus. */
export type Metrics = {
  readonly registry: Registry
  readonly requests: RequestMetrics
  /** Calls to nodes and other sources. */
  readonly upstream: Counter<'source' | 'outcome'>
  /** Sign-ins by outcome: `ok`, or the kind of the refusal. */
  readonly signIns: Counter<'outcome'>
  /** Expired tokens that weren't the newest of their session, so somebody may have found an old one. */
  readonly staleTokens: Counter
  readonly sponsor: SponsorMetrics
}

/** Creates the metrics of one gateway; no label is an address, a project or an id. */
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
      help: 'Sign-ins by outcome',
      labelNames: ['outcome'],
      registers,
    }),
    staleTokens: new Counter({
      name: 'latchkey_sign_in_stale_tokens_total',
      help: 'Expired tokens presented although newer ones exist',
      registers,
    }),
    sponsor: createSponsorMetrics(registry),
  }
}
