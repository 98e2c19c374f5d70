import { base58 } from '@scure/base'

/** The SS58 prefix that a valid address begins with. */
export function prefixIn(address: string): number {
  const [first = 0, second = 0] = base58.decode(address)
  if (first < 64) return first
  // Two bytes, with their bits in SS58's own order.
  return ((first & 0x3f) << 2) | (second >> 6) | ((second & 0x3f) << 8)
}
