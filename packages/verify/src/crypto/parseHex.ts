import { hexToBytes } from '@noble/hashes/utils.js'

/** The bytes of hexadecimal digits after 0x; null where it is something else. */
export function parseHex(value: unknown): Uint8Array | null {
  if (typeof value !== 'string' || !/^0x(?:[0-9a-fA-F]{2})*$/.test(value)) return null
  return hexToBytes(value.slice(2))
}
