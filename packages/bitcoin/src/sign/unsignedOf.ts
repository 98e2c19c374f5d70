import { hex } from '@scure/base'

/** A length in Bitcoin's encoding, and where it ends. */
function readSize(bytes: Uint8Array, at: number): readonly [size: number, end: number] {
  const first = bytes[at] ?? 0
  if (first < 0xfd) return [first, at + 1]
  const length = 2 ** (first - 0xfc)
  const digits = bytes.slice(at + 1, at + 1 + length).reverse()
  return [Number(`0x${hex.encode(digits) || '0'}`), at + 1 + length]
}

/** The unsigned transaction of a PSBT in hexadecimal; null for version 2, which splits it. */
export function unsignedOf(psbt: Uint8Array): string | null {
  // After the magic come key-value pairs, each with its length, until a length of zero.
  for (let at = 5; at < psbt.length; ) {
    const [keySize, keyAt] = readSize(psbt, at)
    if (keySize === 0) return null
    const [size, valueAt] = readSize(psbt, keyAt + keySize)
    if (keySize === 1 && psbt[keyAt] === 0) return hex.encode(psbt.slice(valueAt, valueAt + size))
    at = valueAt + size
  }
  return null
}
