import { invalidRequest, walletMalformed } from '@latchkey/protocol'
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

function parse(value: unknown): Uint8Array | null {
  const bytes = bytesOf(value)
  return bytes && hex.encode(bytes.subarray(0, 5)) === magic ? bytes : null
}

/** The bytes of a PSBT that a site gives, as hexadecimal or base64. @throws invalidRequest */
export function parsePsbt(value: unknown): Uint8Array {
  const bytes = parse(value)
  if (!bytes) throw invalidRequest({ reason: 'the PSBT can not be read' })
  return bytes
}

/** A PSBT that a wallet gives, in any form, as base64. @throws walletMalformed */
export function parseSignedPsbt(value: unknown): string {
  const bytes = parse(value)
  if (!bytes) throw walletMalformed({ what: 'PSBT' })
  return base64.encode(bytes)
}
