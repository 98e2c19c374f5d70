import { isPolkadotAddress } from '@latchkey/protocol'
import { base58 } from '@scure/base'

/** [IDF-4] The 32 bytes of the account behind an SS58 address of any network; null if it isn't one. */
export function decodeAddress(value: unknown): Uint8Array | null {
  // The prefix comes before, the checksum after.
  return isPolkadotAddress(value) ? base58.decode(value).slice(-34, -2) : null
}
