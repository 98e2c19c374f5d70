import { walletMalformed } from '@latchkey/protocol'
import { base58 } from '@scure/base'
import { isForged } from '../sign/isForged'
import { layoutOf } from './layoutOf'

/**
 * Checks that an account signed the transaction that a wallet returned. The transaction may differ from the request: the
 * wallet standard lets a wallet add to it, and the visitor agreed to that in the wallet.
 * @throws walletMalformed
 */
export async function assertSignedBy(wire: Uint8Array, address: string): Promise<void> {
  const { signers, signaturesAt, messageAt } = layoutOf(wire)
  const at = signaturesAt + signers.indexOf(address) * 64
  const signature = wire.slice(at, at + 64)
  const isSigned = signers.includes(address) && signature.some((byte) => byte !== 0)
  if (!isSigned || (await isForged(address, wire.slice(messageAt), base58.encode(signature))))
    throw walletMalformed({ what: 'signed transaction' })
}
