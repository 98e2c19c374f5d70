import { createCache } from '../cache/createCache'
import { type CachedReply, toCachedReply } from '../http/sendCachedReply'
import { indexListings } from './indexListings'
import type { Listing } from './Listing'
import { normaliseQuery } from './normaliseQuery'
import type { Snapshot, WalletQuery } from './Snapshot'
import { selectWallets } from './selectWallets'

/** Bytes of cached answers. */
const mostKept = 16_000_000
const headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=300' }

/** Sorts the wallets and indexes them for searching. */
export function createSnapshot(version: string, listings: readonly Listing[]): Snapshot {
  const index = indexListings(listings)
  const pages = createCache<CachedReply>({
    most: mostKept,
    sizeOf: ({ bytes }) => bytes.byteLength + 500,
  })
  // The gateway parses equal query texts into the same object.
  const byQuery = new WeakMap<WalletQuery, CachedReply>()
  return {
    version,
    size: index.entries.length,
    names: () => listings.map(({ wallet }) => wallet.name),
    page(asked) {
      const same = byQuery.get(asked)
      if (same) return same
      const query = normaliseQuery(asked)
      const key = JSON.stringify(query)
      const page = pages.get(key) ?? toCachedReply(selectWallets(index, query), headers)
      pages.set(key, page)
      byQuery.set(asked, page)
      return page
    },
    find: (id) => index.byId.get(id)?.listing,
  }
}
