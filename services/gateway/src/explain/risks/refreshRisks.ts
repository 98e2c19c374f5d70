import type { Logger } from 'pino'
import type { Database } from '../../database/Database'
import { keepRisks } from './keepRisks'
import type { RiskSource } from './RiskSource'

/** What refreshing needs. */
export type RefreshOptions = {
  readonly database: Pick<Database, 'query' | 'transaction' | 'withLock'>
  readonly log: Pick<Logger, 'warn' | 'info'>
  readonly sources: readonly RiskSource[]
  readonly now: () => number
}

const dayMs = 86_400_000
/** Lists are looked at every hour, which must not make a day of 25. */
const tooEarlyMs = 1_800_000

/**
 * Reads the lists that are a day old. If a list fails, the one before stays. Deletes lists that are no longer chosen.
 * Returns false at once if another gateway is doing this.
 */
export async function refreshRisks(options: RefreshOptions, stopping: AbortSignal): Promise<boolean> {
  const { database, log, sources, now } = options
  return database.withLock('refresh risks', async (lost) => {
    const names = sources.map(({ name }) => name)
    await database.query('delete from risk_sources where name <> all($1::text[])', [names])
    const fresh = await database.query<{ name: string }>(
      // A time of the future is that of a wrong clock.
      'select name from risk_sources where refreshed_at > $1 and refreshed_at <= $2',
      [new Date(now() - dayMs + tooEarlyMs), new Date(now())],
    )
    const signal = AbortSignal.any([lost, stopping])
    for (const { name, load } of sources.filter(({ name }) => !fresh.some((one) => one.name === name))) {
      if (signal.aborted) return
      try {
        const entries = await load(signal)
        await keepRisks(database, name, entries, new Date(now()))
        log.info({ source: name, entries: entries.length }, 'Refreshed a list of risks')
      } catch (error) {
        log.warn(
          { source: name, error: String(error) },
          'Could not refresh a list of risks; the old one stays',
        )
      }
    }
  })
}
