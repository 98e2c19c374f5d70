import type { NetworkId } from '@latchkey/protocol'
import { deprecatedIds, standardChains } from './networkIds'

/** [SOL-3] The network a wallet speaks of, by its id of today; null where it is none of Solana. With or without `solana:`. */
export function toNetworkId(value: unknown): NetworkId | null {
  if (typeof value !== 'string') return null
  const id = value.startsWith('solana:') ? value : `solana:${value}`
  const known = standardChains.get(id) ?? deprecatedIds.get(id)
  if (known) return known
  return /^solana:[1-9A-HJ-NP-Za-km-z]{32}$/.test(id) ? (id as NetworkId) : null
}
