import { knownWallets, type Latchkey, type WalletListing } from '@latchkey/core'

/** Well-known wallets that the visitor could get, beyond those that are listed already and those the site does not want. */
export function listMoreWallets(
  { options }: Latchkey,
  listed: readonly WalletListing[],
): readonly WalletListing[] {
  const taken = new Set(listed.flatMap(({ id, rdns, name }) => [id, rdns, name]))
  const isNamed = (names: readonly string[], { id, name }: { id: string; name: string }) =>
    names.some((one) => [id, name].some((word) => word.toLowerCase() === one.toLowerCase()))
  return knownWallets
    .filter((wallet) => !taken.has(wallet.id) && !taken.has(wallet.rdns) && !taken.has(wallet.name))
    .filter((wallet) => !isNamed(options.excludeWalletIds, wallet))
    .filter((wallet) => options.includeWalletIds.length === 0 || isNamed(options.includeWalletIds, wallet))
    .map((wallet) => ({ ...wallet, group: 'recommended', isInstalled: false, isRecent: false }))
}
