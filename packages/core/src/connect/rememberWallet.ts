import type { RecentWallet } from '@latchkey/protocol'

const recentWalletLimit = 2

/** [CON-11] Puts a wallet first in the list of recent ones, which keeps two. */
export function rememberWallet(
  recent: readonly RecentWallet[],
  wallet: RecentWallet,
): readonly RecentWallet[] {
  return [wallet, ...recent.filter(({ id }) => id !== wallet.id)].slice(0, recentWalletLimit)
}
