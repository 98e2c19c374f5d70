import type { Network } from '@latchkey/protocol'

/** Where a transaction can be looked up; null where the network names no explorer, or one that is not a web page. */
export function transactionUrl({ blockExplorers, chainNamespace }: Network, hash: string): string | null {
  const [base = '', query] = blockExplorers?.default.url.split('?') ?? []
  if (!/^https?:\/\//.test(base) || !hash) return null
  const path = chainNamespace === 'polkadot' ? 'extrinsic' : 'tx'
  return `${base.replace(/\/$/, '')}/${path}/${encodeURIComponent(hash)}${query ? `?${query}` : ''}`
}
