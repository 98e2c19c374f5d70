import type { Network } from '@latchkey/protocol'

/**
 * Where an account can be looked up; null where the network names no explorer, or one that is not a web page. What stands
 * in the query of the explorer's address, such as the cluster of Solana, is kept.
 */
export function explorerUrl(network: Network, address: string): string | null {
  const { blockExplorers, chainNamespace } = network
  const [base = '', query] = blockExplorers?.default.url.split('?') ?? []
  if (!/^https?:\/\//.test(base)) return null
  const path = chainNamespace === 'polkadot' || /\/solscan\./.test(base) ? 'account' : 'address'
  return `${base.replace(/\/$/, '')}/${path}/${encodeURIComponent(address)}${query ? `?${query}` : ''}`
}
