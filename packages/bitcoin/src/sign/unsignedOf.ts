import { hex } from '@scure/base'

/** A number as Bitcoin writes lengths, and where it ends. */
function readSize(bytes: Uint8Array, at: number): readonly [size: number, end: number] {
  const first = bytes[at] ?? 0
  if (first < 0xfd) return [first, at + 1]
  const length = 2 ** (first - 0xfc)
  const digits = bytes.slice(at + 1, at + 1 + length).reverse()
  return [Number(`0x${hex.encode(digits) || '0'}`), at + 1 + length]
}

/** The transaction that a PSBT is about, without its signatures, as hexadecimal; null in a PSBT of version 2, which has it in pieces. */
export function unsignedOf(psbt: Uint8Array): string | null {
  // Pairs of key and value follow the magic, each with its length, until a length of none.
  for (let at = 5; at < psbt.length; ) {
    const [keySize, keyAt] = readSize(psbt, at)
    if (keySize === 0) return null
    const [size, valueAt] = readSize(psbt, keyAt + keySize)
    if (keySize === 1 && psbt[keyAt] === 0) return hex.encode(psbt.slice(valueAt, valueAt + size))
    at = valueAt + size
  }
  return null
}
