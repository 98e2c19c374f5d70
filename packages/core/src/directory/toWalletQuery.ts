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
 * The networks that a wallet has to know one of. Any EVM wallet can be told of another EVM network, so that those
 * of Ethereum are good for a network that no wallet lists.
 */
function wantedChains(latchkey: Latchkey): readonly string[] {
  const { networks } = latchkey.getState().network
  const ids = networks.map(({ caipNetworkId }): string => caipNetworkId)
  const isEvm = networks.some(({ chainNamespace }) => chainNamespace === 'eip155')
  return [...new Set([...ids, ...(isEvm ? ['eip155:1'] : [])])].slice(0, mostChains)
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
