import type { Network } from '@latchkey/protocol'

/** Where an account can be looked up; null where the network names no explorer, or one that is not a web page. */
export function explorerUrl(network: Network, address: string): string | null {
  const base = network.blockExplorers?.default.url
  if (!base || !/^https?:\/\//.test(base)) return null
  const path =
    network.chainNamespace === 'solana' || network.chainNamespace === 'polkadot' ? 'account' : 'address'
  return `${base.replace(/\/$/, '')}/${path}/${encodeURIComponent(address)}`
}
