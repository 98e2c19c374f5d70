import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database, SqlValue } from './Database'

/** What sweeping needs. */
export type SweepOptions = {
  readonly database: Pick<Database, 'query' | 'withLock'>
  readonly log: Pick<Logger, 'warn'>
  /** What is swept, for the lock and the log. */
  readonly name: string
  /** Deletes and returns at most as many rows as its last parameter says. */
  readonly statement: string
  /** Returns the parameters before that one. */
  readonly values: () => readonly SqlValue[]
  /** How often to look. */
  readonly everyMs?: number
  /** How many rows to delete at once. */
  readonly slice?: number
}

/** A running sweep. */
export type Sweep = { stop(): Promise<void> }

const pauseMs = 100

/**
 * Deletes expired rows now and every hour, in slices with pauses to keep writers from waiting; one process at a time.
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
        .catch((error: unknown) => log.warn({ error: String(error) }, `Could not delete expired ${name}`))
      // Rejects only when stopping.
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
