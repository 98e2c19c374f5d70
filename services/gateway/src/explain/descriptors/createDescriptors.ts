import { createCachedCall } from '../../cache/createCachedCall'
import type { Queryable } from '../../database/Database'
import { type CachedReply, toCachedReply } from '../../http/sendCachedReply'

/** Returns the answer with the descriptors of a contract, by CAIP-10 in lower case. @throws databaseAway */
export type Descriptors = (contract: string, kind: 'calldata' | 'eip712') => Promise<CachedReply>

/** The contract of the call allows no more. */
const mostFiles = 32
const keptBytes = 32_000_000
/** An import shows after this time. */
const lifetimeMs = 60_000

/** Reads descriptors from the database, and keeps those that were asked for. */
export function createDescriptors(database: Queryable, now: () => number): Descriptors {
  const kept = createCachedCall<CachedReply>({
    now,
    lifetimeMs,
    most: keptBytes,
    sizeOf: ({ bytes }) => bytes.length + 500,
  })
  return (contract, kind) =>
    kept(`${kind} ${contract}`, async () => {
      const rows = await database.query<{ descriptor: string; hash: string }>(
        `select descriptor, hash from descriptor_contracts c join descriptors d using (path)
         where c.contract = $1 and c.kind = $2 order by path limit ${mostFiles}`,
        [contract, kind],
      )
      // The texts were checked by the import, so they are sent as they are.
      const list = rows.map(({ descriptor, hash }) => `{"descriptor":${descriptor},"hash":"${hash}"}`)
      return toCachedReply(`{"descriptors":[${list.join(',')}]}`, {
        'content-type': 'application/json',
        'cache-control': `public, max-age=${list.length > 0 ? 3_600 : 300}`,
      })
    })
}
