import { parseTransaction } from '@latchkey/explain/solana'
import { base58 } from '@scure/base'
import { requestInvalid } from '../../errors'
import type { Bytes } from '../Bytes'
import { signEd25519 } from './signEd25519'
import { toSolanaAddress } from './toSolanaAddress'

/** A transaction with our signature in its place, and the signature alone. */
export type SignedSolana = { readonly transaction: string; readonly signature: string }

/**
 * Signs a transaction, legacy or version 0, and leaves the signatures of others as they are.
 * @throws requestInvalid
 */
export async function signSolanaTransaction(given: Bytes, secretKey: Bytes): Promise<SignedSolana> {
  const wire = given.slice()
  const parsed = parseTransaction(wire)
  if (!parsed) throw requestInvalid({ reason: 'not a transaction' })
  const { signers, messageAt } = parsed
  const place = signers.indexOf(await toSolanaAddress(secretKey))
  if (place < 0) throw requestInvalid({ reason: 'the account is not a signer' })
  const signature = await signEd25519(wire.slice(messageAt), secretKey)
  wire.set(signature, messageAt - (signers.length - place) * 64)
  return { transaction: base58.encode(wire), signature: base58.encode(signature) }
}
