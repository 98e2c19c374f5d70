import { base64, hex } from '@scure/base'

/** "psbt" and a separator (BIP-174). */
const magic = '70736274ff'

function bytesOf(value: unknown): Uint8Array | null {
  if (value instanceof Uint8Array) return value
  if (typeof value !== 'string') return null
  try {
    return value.toLowerCase().startsWith(magic) ? hex.decode(value.toLowerCase()) : base64.decode(value)
  } catch {
    // Neither hexadecimal nor base64; the caller reports it.
    return null
  }
}

/** The bytes of a PSBT, from hexadecimal, base64 or bytes; null if it isn't one. */
export function psbtBytes(value: unknown): Uint8Array | null {
  const bytes = bytesOf(value)
  return bytes && hex.encode(bytes.subarray(0, 5)) === magic ? bytes : null
}
