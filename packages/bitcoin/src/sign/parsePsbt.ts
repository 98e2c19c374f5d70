import { invalidRequest, walletMalformed } from '@latchkey/protocol'
import { base64 } from '@scure/base'
import { psbtBytes } from './psbtBytes'
import { unsignedOf } from './unsignedOf'

/** The bytes of a site's PSBT, from hexadecimal or base64. @throws invalidRequest */
export function parsePsbt(value: unknown): Uint8Array {
  const bytes = psbtBytes(value)
  if (!bytes) throw invalidRequest({ reason: "the PSBT can't be read" })
  return bytes
}

/** A wallet's PSBT, in any form, as base64. It must hold the transaction that was asked for. @throws walletMalformed */
export function parseSignedPsbt(value: unknown, asked: Uint8Array): string {
  const bytes = psbtBytes(value)
  if (!bytes || unsignedOf(bytes) !== unsignedOf(asked)) throw walletMalformed({ what: 'PSBT' })
  return base64.encode(bytes)
}
