import type { Latchkey } from '../Latchkey'
import { fetchList } from './fetchList'
import { isUsable, isWanted } from './isWanted'
import { directoryIds } from './toWalletQuery'

/** The largest page of the directory. */
const most = 100

/** [DIR-4] Fetches the wallets that the site features, once. */
export async function fetchFeatured(latchkey: Latchkey): Promise<void> {
  const include = directoryIds(latchkey.options.featuredWalletIds).slice(0, most)
  const known = latchkey.getState().directory?.featured
  if (include.length === 0 || known?.isLoading || known?.isDone) return
  await fetchList(latchkey, {
    name: 'featured',
    query: { entries: include.length, include },
    arrange: (wallets) =>
      wallets
        .filter((wallet) => isWanted(latchkey, wallet) && isUsable(latchkey, wallet))
        .toSorted((left, right) => include.indexOf(left.id) - include.indexOf(right.id)),
  })
}
