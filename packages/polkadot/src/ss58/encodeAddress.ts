import { blake2b } from '@noble/hashes/blake2.js'
import { base58 } from '@scure/base'

/** The bytes of `SS58PRE`, which the checksum starts with. */
const context = [83, 83, 53, 56, 80, 82, 69]

/** Up to 63 a prefix takes one byte, above it two, with its bits in SS58's own order. */
function prefixBytes(prefix: number): readonly number[] {
  if (prefix < 64) return [prefix]
  return [((prefix & 0xfc) >> 2) | 0x40, (prefix >> 8) | ((prefix & 3) << 6)]
}

/** [IDF-4] An account's 32 bytes as the address of a network. */
export function encodeAddress(id: Uint8Array, prefix: number): string {
  const body = [...prefixBytes(prefix), ...id]
  const hash = blake2b(Uint8Array.from([...context, ...body]))
  return base58.encode(Uint8Array.from([...body, ...hash.slice(0, 2)]))
}
