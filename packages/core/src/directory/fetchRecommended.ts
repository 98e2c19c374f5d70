import type { Latchkey } from '../Latchkey'
import { fetchList } from './fetchList'
import { isUsable, isWanted } from './isWanted'
import { directoryIds, toWalletQuery } from './toWalletQuery'

/** How many wallets to recommend. */
const entries = 4

/** [DIR-4] Fetches a few wallets for visitors who have none, once. A failure is ignored. */
export async function fetchRecommended(latchkey: Latchkey): Promise<void> {
  const known = latchkey.getState().directory?.recommended
  if (known?.isLoading || known?.page) return
  const without = directoryIds(latchkey.options.featuredWalletIds)
  await fetchList(latchkey, {
    name: 'recommended',
    query: toWalletQuery(latchkey, { entries, without }),
    arrange: (wallets) =>
      wallets.filter((wallet) => isWanted(latchkey, wallet) && isUsable(latchkey, wallet)),
  })
}
