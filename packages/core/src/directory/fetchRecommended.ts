import type { Latchkey } from '../Latchkey'
import { fetchList } from './fetchList'
import { isUsable, isWanted } from './isWanted'
import { directoryIds, toWalletQuery } from './toWalletQuery'

/** As many as a visitor without a wallet can take in. */
const entries = 4

/** [DIR-4] A few wallets for those who have none, asked for once; where they don't come, nobody misses them. */
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
