import { walletMalformed } from '@latchkey/protocol'
import { layoutOf } from './layoutOf'

/**
 * Puts an account's signature in its place in a transaction; older paired wallets return only the signature. @throws
 * walletMalformed
 */
export function addSignature(wire: Uint8Array, address: string, signature: Uint8Array): Uint8Array {
  const { signers, signaturesAt } = layoutOf(wire)
  const index = signers.indexOf(address)
  if (index < 0) throw walletMalformed({ what: 'signature' })
  const signed = wire.slice()
  signed.set(signature, signaturesAt + index * 64)
  return signed
}
