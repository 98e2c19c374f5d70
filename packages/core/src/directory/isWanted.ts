import type { DirectoryWallet } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'

const linkFields = ['mobile_link', 'desktop_link', 'webapp_link'] as const

type Named = { readonly id: string; readonly name: string; readonly rdns?: string | null | undefined }

function isNamed(list: readonly string[], { id, rdns, name }: Named): boolean {
  return list.some((entry) => [id, rdns, name].some((word) => word?.toLowerCase() === entry.toLowerCase()))
}

/** Whether the site's included and excluded wallets allow a wallet. */
export function isChosen({ options }: Latchkey, wallet: Named): boolean {
  const { includeWalletIds, excludeWalletIds } = options
  if (isNamed(excludeWalletIds, wallet)) return false
  return includeWalletIds.length === 0 || isNamed(includeWalletIds, wallet)
}

/** Whether the site can use a wallet of the directory. */
export function isWanted(latchkey: Latchkey, wallet: DirectoryWallet): boolean {
  // Without an adapter only a link leads to a wallet.
  const hasWay = latchkey.adapters.size > 0 || linkFields.some((field) => wallet[field])
  return hasWay && isChosen(latchkey, wallet)
}

/** Whether a wallet works with one of the site's families. A wallet that lists none is assumed to. */
export function isUsable(latchkey: Latchkey, { chains }: DirectoryWallet): boolean {
  const { networks } = latchkey.getState().network
  if (!chains || chains.length === 0) return true
  return chains.some((chain) => networks.some(({ chainNamespace }) => chain.startsWith(`${chainNamespace}:`)))
}
