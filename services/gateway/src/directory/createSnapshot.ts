import { createHash } from 'node:crypto'
import { createCache } from '../cache/createCache'
import { indexListings } from './indexListings'
import type { Listing } from './Listing'
import { normaliseQuery } from './normaliseQuery'
import type { Snapshot, WalletPage } from './Snapshot'
import { selectWallets } from './selectWallets'

/** Bytes of answers that are kept ready. */
const mostKept = 16_000_000

/** Puts the wallets in order and makes them quick to search. */
export function createSnapshot(version: string, listings: readonly Listing[]): Snapshot {
  const index = indexListings(listings)
  const pages = createCache<WalletPage>({
    // They are as good as the snapshot, and go with it.
    now: () => 0,
    most: mostKept,
    sizeOf: ({ text }) => text.length * 2 + 500,
  })
  return {
    version,
    size: index.entries.length,
    page(asked) {
      const query = normaliseQuery(asked)
      const key = JSON.stringify(query)
      const known = pages.get(key)
      if (known) return known
      const text = selectWallets(index, query)
      const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
      const page = { text, etag }
      pages.set(key, page, Number.POSITIVE_INFINITY)
      return page
    },
    find: (id) => index.byId.get(id)?.listing,
  }
}
