import type { Database } from '../database/Database'

/** How much is known about an address. */
export type WatchState = {
  /** Whether the chain was just caught up with; nothing if no process follows it yet. */
  readonly isFresh: boolean | undefined
  /** Whether its past is known from the first followed block on. */
  readonly isComplete: boolean
}

/** More than this on one chain aren't real visitors. */
const mostWatched = 100_000
const staleSeconds = 60

type Row = { is_fresh: boolean | null; is_complete: boolean | null; is_due: boolean }

/** Starts watching an address; nothing if the limit is reached. */
export async function watchAddress(
  database: Database,
  chain: string,
  address: string,
): Promise<WatchState | undefined> {
  const look = () =>
    database.query<Row>(
      `select seen_at > now() - $3 * interval '1 second' as is_fresh, known_from <= first_block as is_complete,
         asked_at < now() - interval '1 day' as is_due
       from watched_addresses left join followed_chains using (chain) where chain = $1 and address = $2`,
      [chain, address, staleSeconds],
    )
  const [row] = await look()
  if (row?.is_due)
    await database.query('update watched_addresses set asked_at = now() where chain = $1 and address = $2', [
      chain,
      address,
    ])
  if (row) return { isFresh: row.is_fresh ?? undefined, isComplete: row.is_complete === true }
  const added = await database.query(
    `insert into watched_addresses (chain, address)
     select $1, $2 where (select count(*) from watched_addresses where chain = $1) < $3
     on conflict do nothing returning address`,
    [chain, address, mostWatched],
  )
  return added.length > 0 ? { isFresh: true, isComplete: false } : undefined
}
