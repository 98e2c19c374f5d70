import { base64, hex } from '@scure/base'

/** "psbt" and a separator (BIP-174). */
const magic = '70736274ff'

function bytesOf(value: unknown): Uint8Array | null {
  if (value instanceof Uint8Array) return value
  if (typeof value !== 'string') return null
  try {
    return value.toLowerCase().startsWith(magic) ? hex.decode(value.toLowerCase()) : base64.decode(value)
  } catch {
    // Neither of the two ways to write it: it can't be read, which the caller tells.
    return null
  }
}

/** The bytes of a PSBT, written as hexadecimal, as base64 or not at all; null where it is none. */
export function psbtBytes(value: unknown): Uint8Array | null {
  const bytes = bytesOf(value)
  return bytes && hex.encode(bytes.subarray(0, 5)) === magic ? bytes : null
}
