import { base58 } from '@scure/base'
import { isBitcoinAddress } from './isBitcoinAddress'
import { isEvmAddress } from './isEvmAddress'
import { isPolkadotAddress } from './isPolkadotAddress'
import { isSolanaAddress } from './isSolanaAddress'
import type { Namespace } from './namespaces'

/**
 * Returns the family that an address is written for, or null. Families with a checksum are tried first, because a Solana
 * address is any 32 bytes.
 */
export function familyOfAddress(value: unknown): Namespace | null {
  if (isEvmAddress(value)) return 'eip155'
  if (isBitcoinAddress(value)) return 'bip122'
  if (isPolkadotAddress(value)) return 'polkadot'
  return isSolanaAddress(value) && base58.decode(value).length === 32 ? 'solana' : null
}
