import { invalidRequest } from '@latchkey/protocol'
import { psbtBytes } from './psbtBytes'

/** The bytes of a site's PSBT, from hexadecimal or base64. @throws invalidRequest */
export function parsePsbt(value: unknown): Uint8Array {
  const bytes = psbtBytes(value)
  if (!bytes) throw invalidRequest({ reason: "the PSBT can't be read" })
  return bytes
}
