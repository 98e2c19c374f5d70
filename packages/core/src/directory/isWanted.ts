import type { DirectoryWallet } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'

const linkFields = ['mobile_link', 'desktop_link', 'webapp_link'] as const

function isNamed(list: readonly string[], { id, rdns, name }: DirectoryWallet): boolean {
  return list.some((entry) => [id, rdns, name].some((word) => word?.toLowerCase() === entry.toLowerCase()))
}

/** Whether the site wants a wallet that the directory lists: it may name wallets by more than their ids. */
export function isWanted({ options, adapters }: Latchkey, wallet: DirectoryWallet): boolean {
  const { includeWalletIds, excludeWalletIds } = options
  if (isNamed(excludeWalletIds, wallet)) return false
  if (includeWalletIds.length > 0 && !isNamed(includeWalletIds, wallet)) return false
  // Without a chain library nothing but a link leads to a wallet.
  return adapters.size > 0 || linkFields.some((field) => wallet[field])
}

/** Whether a wallet works with one of the site's families of chains; one that tells none is taken at its word. */
export function isUsable(latchkey: Latchkey, { chains }: DirectoryWallet): boolean {
  const { networks } = latchkey.getState().network
  if (!chains || chains.length === 0) return true
  return chains.some((chain) => networks.some(({ chainNamespace }) => chain.startsWith(`${chainNamespace}:`)))
}
