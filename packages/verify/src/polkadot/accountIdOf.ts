import { isPolkadotAddress } from '@latchkey/protocol'
import { base58 } from '@scure/base'

/** The 32 bytes of an account, whatever network its SS58 address is written for; null where it is none. */
export function accountIdOf(address: unknown): Uint8Array | null {
  // What stands before is the prefix, what stands after is the checksum.
  return isPolkadotAddress(address) ? base58.decode(address).slice(-34, -2) : null
}
