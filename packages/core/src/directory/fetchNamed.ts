import type { Latchkey } from '../Latchkey'
import { fetchList } from './fetchList'
import { directoryIds } from './toWalletQuery'

/** The largest page of the directory. */
const most = 100

/**
 * [CON-9] Fetches the names of the wallets that the site includes or excludes by id, to recognise installed
 * ones.
 */
export async function fetchNamed(latchkey: Latchkey): Promise<void> {
  const { includeWalletIds, excludeWalletIds } = latchkey.options
  const ids = directoryIds([...excludeWalletIds, ...includeWalletIds])
  const include = [...new Set(ids)].slice(0, most)
  const known = latchkey.getState().directory?.named
  if (include.length === 0 || known?.isLoading || known?.isDone) return
  await fetchList(latchkey, { name: 'named', query: { entries: include.length, include } })
}
