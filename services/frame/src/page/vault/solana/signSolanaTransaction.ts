import { parseTransaction } from '@latchkey/explain/solana'
import { base58 } from '@scure/base'
import { requestInvalid } from '../../errors'
import type { Bytes } from '../Bytes'
import { signEd25519 } from './signEd25519'
import { toSolanaAddress } from './toSolanaAddress'

/** A transaction with our signature in its place, and the signature alone. */
export type SignedSolana = { readonly transaction: string; readonly signature: string }

/**
 * Signs a transaction in base58, legacy or version 0, and leaves the signatures of others as they are.
 * @throws requestInvalid
 */
export async function signSolanaTransaction(text: string, secretKey: Bytes): Promise<SignedSolana> {
  const wire = decode(text)
  const signers = parseTransaction(wire)?.signers
  if (!signers) throw requestInvalid({ reason: 'not a transaction' })
  const place = signers.indexOf(await toSolanaAddress(secretKey))
  if (place < 0) throw requestInvalid({ reason: 'the account is not a signer' })
  // The count of signatures takes a second byte from 128 on; a parsed transaction has no room for as many.
  const signature = await signEd25519(wire.slice(1 + signers.length * 64), secretKey)
  wire.set(signature, 1 + place * 64)
  return { transaction: base58.encode(wire), signature: base58.encode(signature) }
}

function decode(text: string): Bytes {
  try {
    return base58.decode(text) as Bytes
  } catch (cause) {
    throw requestInvalid({ reason: 'base58' }, { cause })
  }
}
