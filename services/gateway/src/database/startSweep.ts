import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database, SqlValue } from './Database'

/** What sweeping works with. */
export type SweepOptions = {
  readonly database: Pick<Database, 'query' | 'withLock'>
  readonly log: Pick<Logger, 'warn'>
  /** What is swept, for the lock and the log. */
  readonly name: string
  /** Deletes and returns at most as many rows as its last value says. */
  readonly statement: string
  /** What fills the statement before that; asked each time. */
  readonly values: () => readonly SqlValue[]
  /** How often to look. */
  readonly everyMs?: number
  /** How many are deleted at once. */
  readonly slice?: number
}

/** Sweeping at work. */
export type Sweep = { stop(): Promise<void> }

const pauseMs = 100

/**
 * Deletes what is over, now and every hour. A slice at a time, with a pause after each, so that those who write meanwhile
 * are not kept waiting; one process at a time does it.
 */
export function startSweep(options: SweepOptions): Sweep {
  const { database, log, name, statement, values, everyMs = 3_600_000, slice = 1_000 } = options
  const stopping = new AbortController()
  const sweep = async (lost: AbortSignal) => {
    while (!lost.aborted && !stopping.signal.aborted) {
      const gone = await database.query(statement, [...values(), slice])
      if (gone.length < slice) return
      await sleep(pauseMs)
    }
  }
  const run = async () => {
    while (!stopping.signal.aborted) {
      await database
        .withLock(`forget ${name}`, sweep)
        .catch((error: unknown) => log.warn({ error: String(error) }, `old ${name} are still there`))
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
