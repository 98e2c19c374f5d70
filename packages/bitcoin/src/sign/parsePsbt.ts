import { invalidRequest } from '@latchkey/protocol'
import { psbtBytes } from './psbtBytes'

/** The bytes of a PSBT that a site gives, as hexadecimal or base64. @throws invalidRequest */
export function parsePsbt(value: unknown): Uint8Array {
  const bytes = psbtBytes(value)
  if (!bytes) throw invalidRequest({ reason: 'the PSBT can not be read' })
  return bytes
}
