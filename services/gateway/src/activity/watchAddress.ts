import type { Database } from '../database/Database'
import type { WatchRoom } from './createWatchRoom'

/** How much is known about an address. */
export type WatchState = {
  /** Whether the chain was just caught up with; nothing if no process follows it yet. */
  readonly isFresh: boolean | undefined
  /** Whether its past is known from the first followed block on. */
  readonly isComplete: boolean
}

/** How to begin watching. */
export type WatchRules = {
  readonly hasRoom: WatchRoom
  /** Counts so many addresses that aren't watched yet; with 0 it only checks the limit. @throws tooMany */
  readonly countNew: (amount: number) => void
}

const staleSeconds = 60

type Row = { is_fresh: boolean | null; is_complete: boolean | null; is_due: boolean }

/** Starts watching an address; nothing if the follower doesn't keep up with new ones. @throws tooMany */
export async function watchAddress(
  database: Database,
  chain: string,
  address: string,
  { hasRoom, countNew }: WatchRules,
): Promise<WatchState | undefined> {
  const look = async () => {
    const [row] = await database.query<Row>(
      `select seen_at > now() - $3 * interval '1 second' as is_fresh, known_from <= first_block as is_complete,
       asked_at < now() - interval '1 hour' as is_due
     from watched_addresses left join followed_chains using (chain) where chain = $1 and address = $2`,
      [chain, address, staleSeconds],
    )
    if (row?.is_due)
      await database.query(
        'update watched_addresses set asked_at = now() where chain = $1 and address = $2',
        [chain, address],
      )
    return row && { isFresh: row.is_fresh ?? undefined, isComplete: row.is_complete === true }
  }
  const known = await look()
  if (known) return known
  // Before the database has to count: a client beyond its limit costs nothing more.
  countNew(0)
  // Costs the visitor nothing, or asking again would use up the limit of a day.
  if (!(await hasRoom(chain))) return undefined
  countNew(1)
  const added = await database.query(
    'insert into watched_addresses (chain, address) values ($1, $2) on conflict do nothing returning address',
    [chain, address],
  )
  // Somebody else may have added it at the same moment.
  return added.length > 0 ? { isFresh: true, isComplete: false } : look()
}
