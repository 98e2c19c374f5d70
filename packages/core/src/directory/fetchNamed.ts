import type { Latchkey } from '../Latchkey'
import { fetchList } from './fetchList'
import { directoryIds } from './toWalletQuery'

/** The largest page of the directory. */
const most = 100

/** [CON-9] How the wallets are called that the site includes or excludes by id, so that installed ones are known too. */
export async function fetchNamed(latchkey: Latchkey): Promise<void> {
  const { includeWalletIds, excludeWalletIds } = latchkey.options
  const ids = directoryIds([...excludeWalletIds, ...includeWalletIds])
  const include = [...new Set(ids)].slice(0, most)
  const known = latchkey.getState().directory?.named
  if (include.length === 0 || known?.isLoading || known?.isDone) return
  await fetchList(latchkey, { name: 'named', query: { entries: include.length, include } })
}
