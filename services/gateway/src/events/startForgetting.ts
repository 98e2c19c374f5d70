import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from '../database/Database'

/** What forgetting works with. */
export type ForgettingOptions = {
  readonly database: Pick<Database, 'query' | 'withLock'>
  readonly log: Pick<Logger, 'warn'>
  /** How long events are kept. */
  readonly days: number
  /** How often to look. */
  readonly everyMs?: number
  /** How many are deleted at once. */
  readonly slice?: number
}

/** Forgetting at work. */
export type Forgetting = { stop(): Promise<void> }

const pauseMs = 100

/**
 * Deletes events that are too old, now and every hour, whether or not new ones are taken. A slice at a time, with a pause
 * after each, so that those who write meanwhile are not kept waiting; one process at a time does it.
 */
export function startForgetting(options: ForgettingOptions): Forgetting {
  const { database, log, days, everyMs = 3_600_000, slice = 1_000 } = options
  const stopping = new AbortController()
  const forget = async (lost: AbortSignal) => {
    while (!lost.aborted && !stopping.signal.aborted) {
      const gone = await database.query(
        `delete from events where id in (
           select id from events where received_at < now() - $1 * interval '1 day' order by received_at limit $2)
         returning 1`,
        [days, slice],
      )
      if (gone.length < slice) return
      await sleep(pauseMs)
    }
  }
  const run = async () => {
    while (!stopping.signal.aborted) {
      await database
        .withLock('forget events', forget)
        .catch((error: unknown) => log.warn({ error: String(error) }, 'old events are still there'))
      // It ends early only when all is over.
      await sleep(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
