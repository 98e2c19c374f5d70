import type { RelayMetrics } from '../monitoring/createRelayMetrics'
import type { RelayStore } from './RelayStore'

/** What sweeping works with. */
export type SweepingParts = {
  readonly store: RelayStore
  readonly metrics: RelayMetrics
  readonly now: () => number
  /** Who is here: their subscriptions stay. */
  readonly clients: () => readonly string[]
  readonly report: (error: unknown, what: string) => void
}

const everyMs = 30_000
/** Subscriptions live for weeks; once in a while is enough. */
const touchEvery = 120

/** Throws away what nobody will read, and says of clients that stay connected for long that they are there. */
export function startSweeping({ store, metrics, now, clients, report }: SweepingParts): {
  stop(): Promise<void>
} {
  let rounds = 0
  let working: Promise<void> | undefined
  const sweep = async () => {
    const { unreadByTag } = await store.sweep(now())
    for (const [tag, count] of unreadByTag) metrics.unread.inc({ tag: metrics.tagOf(tag) }, count)
    rounds += 1
    if (rounds % touchEvery === 0) await store.touch(clients(), now())
  }
  const timer = setInterval(() => {
    working ??= sweep()
      .catch((error: unknown) => report(error, 'old mail could not be thrown away'))
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
