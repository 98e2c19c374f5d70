import type { RelayMetrics } from '../monitoring/createRelayMetrics'
import type { Quotas } from './createQuotas'
import type { RelayStore } from './RelayStore'

/** What sweeping needs. */
export type SweepingParts = {
  readonly store: RelayStore
  readonly quotas: Quotas
  readonly metrics: RelayMetrics
  readonly now: () => number
  /** Returns the connected clients, whose subscriptions stay. */
  readonly clients: () => readonly string[]
  /** Looks for messages whose signal was lost with the relay that stored them. */
  readonly look: () => void
  readonly report: (error: unknown, what: string) => void
}

const everyMs = 30_000
/** Subscriptions live for weeks, so this is rare. */
const touchEvery = 120

/** Deletes expired messages, and renews the subscriptions of clients that stay connected for long. */
export function startSweeping(parts: SweepingParts): { stop(): Promise<void> } {
  const { store, quotas, metrics, now, clients, look, report } = parts
  let rounds = 0
  let working: Promise<void> | undefined
  const sweep = async () => {
    const { unreadByTag } = await store.sweep(now())
    for (const [tag, count] of unreadByTag) metrics.unread.inc({ tag: metrics.tagOf(tag) }, count)
    await quotas.refresh()
    rounds += 1
    if (rounds % touchEvery === 0) await store.touch(clients(), now())
  }
  const timer = setInterval(() => {
    look()
    working ??= sweep()
      .catch((error: unknown) => report(error, 'Could not delete expired messages'))
      .finally(() => {
        working = undefined
      })
  }, everyMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await working
    },
  }
}
