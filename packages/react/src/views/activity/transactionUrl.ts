import type { Network } from '@latchkey/protocol'

/** Where a transaction can be looked up; null where the network names no explorer, or one that is not a web page. */
export function transactionUrl(network: Network, hash: string): string | null {
  const base = network.blockExplorers?.default.url
  if (!base || !/^https?:\/\//.test(base) || !hash) return null
  return `${base.replace(/\/$/, '')}/tx/${encodeURIComponent(hash)}`
}
