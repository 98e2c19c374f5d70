import type { RecentWallet } from '@latchkey/protocol'

const recentWalletLimit = 2

/** [CON-11] The wallet comes first; only two are kept, and none twice. */
export function rememberWallet(
  recent: readonly RecentWallet[],
  wallet: RecentWallet,
): readonly RecentWallet[] {
  return [wallet, ...recent.filter(({ id }) => id !== wallet.id)].slice(0, recentWalletLimit)
}
