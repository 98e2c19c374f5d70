import type { Latchkey } from '../Latchkey'
import { loadActions } from './loadActions'

/** [DIR-4] Searches wallets by name; only the latest search counts. Never throws. */
export async function findWallets(
  latchkey: Latchkey,
  search: string,
  options: { readonly isCertified?: boolean; readonly signal?: AbortSignal } = {},
): Promise<void> {
  await loadActions(latchkey, 'found', async ({ searchWallets }) => {
    // The visitor has typed on meanwhile.
    if (!options.signal?.aborted) await searchWallets(latchkey, search, options)
  })
}
