import type { Latchkey } from '../Latchkey'
import { fetchList } from './fetchList'
import { isWanted } from './isWanted'
import { directoryIds, toWalletQuery } from './toWalletQuery'

const entries = 40

/** Which list to continue. */
export type PageRequest = {
  readonly isCertified?: boolean
  /** The list's turn when the caller decided. If the list has moved on since, nothing is fetched. */
  readonly turn?: number
}

/**
 * [DIR-4] Fetches the next page of all wallets, or of the certified ones, unless one is loading or all have
 * loaded.
 */
export async function fetchWalletPage(
  latchkey: Latchkey,
  { isCertified = false, turn }: PageRequest = {},
): Promise<void> {
  const { options } = latchkey
  const name = isCertified ? 'certified' : 'all'
  const { directory } = latchkey.getState()
  const known = directory?.[name]
  if (known?.isLoading || known?.isDone || (known?.turn ?? 0) !== (turn ?? known?.turn ?? 0)) return
  // The directory knows wallets by id only. Wallets that the site names otherwise are installed or built in.
  if (options.includeWalletIds.length > 0 && directoryIds(options.includeWalletIds).length === 0) return
  // These show before the list, so no page repeats them.
  const shown = directory?.recommended?.wallets.map(({ id }) => id) ?? []
  const without = [...shown, ...directoryIds(options.featuredWalletIds)]
  const first = isCertified ? ({ entries, badge_type: 'certified' } as const) : { entries, without }
  await fetchList(latchkey, {
    name,
    query: known?.page ? known.query : toWalletQuery(latchkey, first),
    arrange: (wallets) => wallets.filter((wallet) => isWanted(latchkey, wallet)),
  })
}
