import { hexToBytes } from '@noble/hashes/utils.js'

/** Encodes an integer for RLP: without leading zeros, and zero is empty. */
export function encodeInteger(value: bigint): Uint8Array {
  if (value === 0n) return new Uint8Array()
  const hex = value.toString(16)
  return hexToBytes(hex.length % 2 ? `0${hex}` : hex)
}
