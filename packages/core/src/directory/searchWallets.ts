import { track } from '../events/track'
import type { Latchkey } from '../Latchkey'
import { fetchList } from './fetchList'
import { isWanted } from './isWanted'
import { toWalletQuery } from './toWalletQuery'

const entries = 100
/** A faster result would only flash. */
const leastMs = 300
/** The longest text that the directory searches for. */
const longest = 100

/** [DIR-4] [EVT-4] Searches wallets by name; only the latest search counts. */
export async function searchWallets(
  latchkey: Latchkey,
  search: string,
  { isCertified = false, signal }: { readonly isCertified?: boolean; readonly signal?: AbortSignal } = {},
): Promise<void> {
  track(latchkey, 'SEARCH_WALLET', { badge: isCertified ? 'certified' : '', search })
  await fetchList(latchkey, {
    name: 'found',
    query: toWalletQuery(latchkey, {
      entries,
      search: search.slice(0, longest),
      ...(isCertified ? { badge_type: 'certified' } : {}),
    }),
    signal,
    leastMs,
    arrange: (wallets) => wallets.filter((wallet) => isWanted(latchkey, wallet)),
  })
}
