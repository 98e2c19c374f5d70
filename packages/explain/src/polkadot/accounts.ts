import { fieldsOf, isPolkadotAddress } from '@latchkey/protocol'
import { base58, hex } from '@scure/base'

/** The account behind an address of any network, in hexadecimal; undefined if it isn't an address. */
function keyOf(address: unknown): string | undefined {
  // The prefix comes before, the checksum after.
  return isPolkadotAddress(address) ? hex.encode(base58.decode(address).slice(-34, -2)) : undefined
}

/** Whether two addresses are of the same account, whatever network they're written for. */
export function isSameAccount(one: unknown, other: unknown): boolean {
  const key = keyOf(one)
  return key !== undefined && key === keyOf(other)
}

/** The address in a decoded value: as such, or in the form that calls have it in. Undefined if it's anything else. */
export function addressIn(decoded: unknown): string | undefined {
  if (isPolkadotAddress(decoded)) return decoded
  const { type, value } = fieldsOf(decoded)
  return type === 'Id' && isPolkadotAddress(value) ? value : undefined
}
