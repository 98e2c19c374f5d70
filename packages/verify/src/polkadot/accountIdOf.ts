import { isPolkadotAddress } from '@latchkey/protocol'
import { base58 } from '@scure/base'

/** Decodes the 32-byte account of an SS58 address of any network; null if invalid. */
export function accountIdOf(address: unknown): Uint8Array | null {
  // Between the prefix and the checksum.
  return isPolkadotAddress(address) ? base58.decode(address).slice(-34, -2) : null
}
