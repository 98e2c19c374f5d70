import { base58 } from '@scure/base'

/** The offsets of the parts of a transaction. */
export type Layout = {
  readonly signaturesAt: number
  readonly messageAt: number
  /** The required signers, in the order of the signatures. */
  readonly signers: readonly string[]
}

/** A length of one to three bytes, seven bits in each, and where it ends. */
function readLength(bytes: Uint8Array, from: number): readonly [length: number, end: number] {
  let length = 0
  for (let step = 0; step < 3; step += 1) {
    const byte = bytes[from + step] ?? 0
    length |= (byte & 0x7f) << (step * 7)
    if (byte < 0x80) return [length, from + step + 1]
  }
  return [0, from]
}

/** Finds the parts of a transaction; malformed bytes have no signers. */
export function layoutOf(wire: Uint8Array): Layout {
  const [count, signaturesAt] = readLength(wire, 0)
  const messageAt = signaturesAt + count * 64
  // A version comes before the header of three bytes, and has the highest bit set.
  const headerAt = (wire[messageAt] ?? 0) & 0x80 ? messageAt + 1 : messageAt
  const [keys, keysAt] = readLength(wire, headerAt + 3)
  const isWhole = keysAt + keys * 32 <= wire.length
  const keyAt = (index: number) => wire.slice(keysAt + index * 32, keysAt + (index + 1) * 32)
  const length = isWhole ? Math.min(count, keys) : 0
  return {
    signaturesAt,
    messageAt,
    signers: Array.from({ length }, (_, index) => base58.encode(keyAt(index))),
  }
}
