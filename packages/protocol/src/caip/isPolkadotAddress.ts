import { blake2b } from '@noble/hashes/blake2.js'
import { base58 } from '@scure/base'

/** The bytes of `SS58PRE`, the prefix of the checksum input. */
const context = [83, 83, 53, 56, 80, 82, 69]

/** The length of the network prefix in bytes, or 0 if invalid (SS58: 0 to 63 in one byte, up to 16383 in two). */
function prefixLength([first = 255, second = 0]: Uint8Array): 0 | 1 | 2 {
  if (first < 64) return first === 46 || first === 47 ? 0 : 1
  if (first > 127) return 0
  const network = ((first & 0x3f) << 2) | (second >> 6) | ((second & 0x3f) << 8)
  return network < 64 ? 0 : 2
}

/** [IDF-4] Whether a value is the SS58 form of a 32-byte account with a valid checksum. */
export function isPolkadotAddress(value: unknown): value is string {
  // 32 bytes, 2 of prefix and 2 of checksum are 50 characters at most; decoding base58 takes quadratic time.
  if (typeof value !== 'string' || !/^[1-9A-HJ-NP-Za-km-z]{46,50}$/.test(value)) return false
  const bytes = base58.decode(value)
  const prefix = prefixLength(bytes)
  if (prefix === 0 || bytes.length !== prefix + 32 + 2) return false
  const hash = blake2b(new Uint8Array([...context, ...bytes.subarray(0, -2)]), { dkLen: 64 })
  return bytes.at(-2) === hash[0] && bytes.at(-1) === hash[1]
}
