import type { Latchkey } from '../Latchkey'
import { fetchList } from './fetchList'
import { isWanted } from './isWanted'
import { directoryIds, toWalletQuery } from './toWalletQuery'

const entries = 40

/** Which list to go on with. */
export type PageRequest = {
  readonly isCertified?: boolean
  /** The question that the list had come to when this one was thought of; where there was another since, it is not asked. */
  readonly turn?: number
}

/** [DIR-4] The next page of all wallets, or of the certified ones; nothing when one is on its way or all have come. */
export async function fetchWalletPage(
  latchkey: Latchkey,
  { isCertified = false, turn }: PageRequest = {},
): Promise<void> {
  const { options } = latchkey
  const name = isCertified ? 'certified' : 'all'
  const { directory } = latchkey.getState()
  const known = directory?.[name]
  if (known?.isLoading || known?.isDone || (known?.turn ?? 0) !== (turn ?? known?.turn ?? 0)) return
  // A choice that names no wallet by its id can't be asked for: it is among those that are installed or built in.
  if (options.includeWalletIds.length > 0 && directoryIds(options.includeWalletIds).length === 0) return
  // Those are shown before this list; its later pages go on with what the first one left out.
  const shown = directory?.recommended?.wallets.map(({ id }) => id) ?? []
  const without = [...shown, ...directoryIds(options.featuredWalletIds)]
  const first = isCertified ? ({ entries, badge_type: 'certified' } as const) : { entries, without }
  await fetchList(latchkey, {
    name,
    query: known?.page ? known.query : toWalletQuery(latchkey, first),
    arrange: (wallets) => wallets.filter((wallet) => isWanted(latchkey, wallet)),
  })
}
