import type { Network } from '@latchkey/protocol'

/** Explorers with paths of their own; all others use `address` and `tx`. */
const ownPaths = [
  { host: /(^|\.)solscan\.io$/, account: 'account', transaction: 'tx' },
  { host: /(^|\.)subscan\.io$/, account: 'account', transaction: 'extrinsic' },
]

/**
 * Returns a page of the network's explorer; null if the network has no explorer, or one that isn't a web page. A query
 * in
 * the explorer's URL, such as Solana's cluster, is kept.
 */
function pageOf({ blockExplorers }: Network, kind: 'account' | 'transaction', id: string): string | null {
  const [base = '', query] = blockExplorers?.default.url.split('?') ?? []
  const host = /^https?:\/\/([^/:?#]+)/.exec(base)?.[1]
  if (!host || !id) return null
  const usual = kind === 'account' ? 'address' : 'tx'
  const path = ownPaths.find((explorer) => explorer.host.test(host))?.[kind] ?? usual
  return `${base.replace(/\/$/, '')}/${path}/${encodeURIComponent(id)}${query ? `?${query}` : ''}`
}

/** The page of an account in the network's explorer; null if there is none. */
export function explorerUrl(network: Network, address: string): string | null {
  return pageOf(network, 'account', address)
}

/** The page of a transaction in the network's explorer; null if there is none. */
export function transactionUrl(network: Network, hash: string): string | null {
  return pageOf(network, 'transaction', hash)
}
