import type { Latchkey } from '../Latchkey'
import type { WalletQuery } from './DirectoryState'

/** The most ids that one request may have. */
const mostIds = 500
const mostChains = 200

/** Returns the directory ids of a list; a site may also name wallets by reverse-DNS name or name. */
export function directoryIds(names: readonly string[]): readonly string[] {
  return names.filter((name) => /^[0-9a-f]{64}$/.test(name))
}

/**
 * The networks that a wallet must support one of. Where wallets can add any network of their family, wallets of its
 * common network also work on a network that no wallet lists.
 */
function wantedChains(latchkey: Latchkey): readonly string[] {
  const { networks } = latchkey.getState().network
  const ids = networks.map(({ caipNetworkId }): string => caipNetworkId)
  const common = networks.flatMap(
    ({ chainNamespace }) => latchkey.adapters.get(chainNamespace)?.traits.commonNetworkId ?? [],
  )
  return [...new Set([...ids, ...common])].slice(0, mostChains)
}

/** [DIR-1] Builds a query with the site's included and excluded wallets. */
export function toWalletQuery(
  latchkey: Latchkey,
  {
    without = [],
    ...asked
  }: Pick<WalletQuery, 'entries' | 'search' | 'badge_type'> & { readonly without?: readonly string[] },
): WalletQuery {
  const { includeWalletIds, excludeWalletIds } = latchkey.options
  const include = directoryIds(includeWalletIds).slice(0, mostIds)
  const exclude = [...new Set([...directoryIds(excludeWalletIds), ...without])].slice(0, mostIds)
  return {
    ...asked,
    chains: wantedChains(latchkey),
    ...(include.length > 0 ? { include } : {}),
    ...(exclude.length > 0 ? { exclude } : {}),
  }
}
