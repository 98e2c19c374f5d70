import { createCachedCall } from '../cache/createCachedCall'
import type { Database } from '../database/Database'

/** The follower removes those beyond the limit every ten seconds; until then there may be this many times as many. */
const overflow = 1.1
/** Counting a hundred thousand rows for each newcomer would keep the database from everything else. */
const countedMs = 1_000
/** More than a gateway has chains. */
const most = 1_000

/** Tells whether a chain has room for another watched address. */
export type WatchRoom = (chain: string) => Promise<boolean>

/** Counts the watched addresses of a chain, at most once a second. */
export function createWatchRoom(database: Database, mostWatched: number, now: () => number): WatchRoom {
  const recently = createCachedCall<boolean>({ now, most, lifetimeMs: countedMs })
  return (chain) =>
    recently(chain, async () => {
      const [row] = await database.query<{ has_room: boolean }>(
        'select count(*) < $2 as has_room from watched_addresses where chain = $1',
        [chain, Math.ceil(mostWatched * overflow)],
      )
      return row?.has_room === true
    })
}
