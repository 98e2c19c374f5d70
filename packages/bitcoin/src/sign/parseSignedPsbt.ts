import { walletMalformed } from '@latchkey/protocol'
import { base64 } from '@scure/base'
import { psbtBytes } from './psbtBytes'

/** A PSBT that a wallet gives, in any form, as base64. @throws walletMalformed */
export function parseSignedPsbt(value: unknown): string {
  const bytes = psbtBytes(value)
  if (!bytes) throw walletMalformed({ what: 'PSBT' })
  return base64.encode(bytes)
}
