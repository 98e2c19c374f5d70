import { walletMalformed } from '@latchkey/protocol'
import { base64, hex } from '@scure/base'

/** From a bare Schnorr signature to a witness of several keys. */
const [shortest, longest] = [64, 4096]

function bytesOf(value: unknown): Uint8Array {
  if (value instanceof Uint8Array) return value
  const text = typeof value === 'string' ? value : ''
  return /^(?:[\da-f]{2})+$/i.test(text) ? hex.decode(text.toLowerCase()) : base64.decode(text)
}

/** A wallet's signature (bytes, hexadecimal or base64) in base64. @throws walletMalformed */
export function parseSignature(value: unknown): string {
  try {
    const bytes = bytesOf(value)
    if (bytes.length >= shortest && bytes.length <= longest) return base64.encode(bytes)
  } catch (cause) {
    throw walletMalformed({ what: 'signature' }, { cause })
  }
  throw walletMalformed({ what: 'signature' })
}
