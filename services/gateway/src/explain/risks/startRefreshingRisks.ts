import { setTimeout as sleep } from 'node:timers/promises'
import { type RefreshOptions, refreshRisks } from './refreshRisks'

/** Refreshing in progress. */
export type Refreshing = { stop(): Promise<void> }

const hourMs = 3_600_000

/** Looks now and every hour whether a list is a day old or has failed, and reads it. */
export function startRefreshingRisks(options: RefreshOptions): Refreshing {
  const stopping = new AbortController()
  const { signal } = stopping
  const run = async () => {
    while (!signal.aborted) {
      await refreshRisks(options, signal).catch((error: unknown) =>
        options.log.warn({ error: String(error) }, 'Could not refresh the lists of risks'),
      )
      // Rejects only when stopping.
      await sleep(hourMs, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  const running = options.sources.length > 0 ? run() : undefined
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
