import type { NetworkId } from '@latchkey/protocol'
import { deprecatedIds, standardChains } from './networkIds'

/** [SOL-3] The current id of a network that a wallet names, with or without `solana:`; null if it isn't Solana's. */
export function toNetworkId(value: unknown): NetworkId | null {
  if (typeof value !== 'string') return null
  const id = value.startsWith('solana:') ? value : `solana:${value}`
  const known = standardChains.get(id) ?? deprecatedIds.get(id)
  if (known) return known
  return /^solana:[1-9A-HJ-NP-Za-km-z]{32}$/.test(id) ? (id as NetworkId) : null
}
