import type { Latchkey } from '../Latchkey'
import type { PageRequest } from './fetchWalletPage'
import { loadActions } from './loadActions'

/** [DIR-4] Loads the next page of all wallets, or of the certified ones. Never throws. */
export async function loadWalletPage(latchkey: Latchkey, request: PageRequest = {}): Promise<void> {
  const name = request.isCertified ? 'certified' : 'all'
  await loadActions(latchkey, name, ({ fetchWalletPage }) => fetchWalletPage(latchkey, request))
}
