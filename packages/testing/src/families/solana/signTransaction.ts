import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { requestRefused } from '../../errors'
import type { KeyPair } from '../../keys/Keys'
import { parseTransaction } from './parseTransaction'

/** Puts the wallet's signature in its place and keeps the others. @throws requestRefused */
export function signTransaction(
  keys: KeyPair,
  bytes: Uint8Array,
): { readonly signature: Uint8Array; readonly signed: Uint8Array } {
  const { signers, signaturesAt, message } = parseTransaction(bytes)
  const place = signers.indexOf(base58.encode(keys.publicKey))
  if (place < 0) throw requestRefused({ reason: 'The transaction doesn’t need this wallet’s signature' })
  const signature = ed25519.sign(message, keys.secretKey)
  const signed = bytes.slice()
  signed.set(signature, signaturesAt + place * 64)
  return { signature, signed }
}
