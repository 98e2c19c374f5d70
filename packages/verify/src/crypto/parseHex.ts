import { hexToBytes } from '@noble/hashes/utils.js'

/** Parses 0x-prefixed hex; null if invalid. */
export function parseHex(value: unknown): Uint8Array | null {
  if (typeof value !== 'string' || !/^0x(?:[0-9a-fA-F]{2})*$/.test(value)) return null
  return hexToBytes(value.slice(2))
}
