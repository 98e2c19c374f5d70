import { concatBytes } from '@noble/hashes/utils.js'

/** What RLP encodes: bytes, or a list. */
export type RlpItem = Uint8Array | readonly RlpItem[]

/** Encodes bytes and lists by RLP. */
export function encodeRlp(item: RlpItem): Uint8Array {
  if (item instanceof Uint8Array) {
    if (item.length === 1 && (item[0] ?? 0) < 0x80) return item
    return concatBytes(encodeLength(item.length, 0x80), item)
  }
  const items = concatBytes(...item.map(encodeRlp))
  return concatBytes(encodeLength(items.length, 0xc0), items)
}

/** Lengths up to 55 fit in the first byte; longer ones follow it. */
function encodeLength(length: number, offset: number): Uint8Array {
  if (length < 56) return Uint8Array.of(offset + length)
  const digits: number[] = []
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) digits.unshift(rest % 256)
  return Uint8Array.of(offset + 55 + digits.length, ...digits)
}
