import type { Latchkey } from '../Latchkey'
import { loadActions } from './loadActions'

/** [DIR-4] Looks for wallets by name; the newest search is the only one that counts. Never throws. */
export async function findWallets(
  latchkey: Latchkey,
  search: string,
  options: { readonly isCertified?: boolean; readonly signal?: AbortSignal } = {},
): Promise<void> {
  await loadActions(latchkey, 'found', async ({ searchWallets }) => {
    // Whoever typed on meanwhile looks for something else.
    if (!options.signal?.aborted) await searchWallets(latchkey, search, options)
  })
}
