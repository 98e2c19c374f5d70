import { secp256k1 } from '@noble/curves/secp256k1.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import { verify } from '@scure/sr25519'
import type { Signed } from './Signed'
import { isEd25519 } from './verifySolana'

/** Verifies a Polkadot signature: the message is wrapped, and the account may have any of three kinds of keys. */
export async function verifyPolkadot({ address, message, signature }: Signed): Promise<boolean> {
  // The last two bytes are a checksum; one or two network bytes come before the 32 of the account.
  const id = base58.decode(address).slice(-34, -2)
  const isWrapped = message.startsWith('<Bytes>') && message.endsWith('</Bytes>')
  const bytes = new TextEncoder().encode(isWrapped ? message : `<Bytes>${message}</Bytes>`)
  const signed = hexToBytes(signature.slice(2))
  if (signed.length === 65) return isEcdsa(id, bytes, signed)
  return isSr25519(id, bytes, signed) || isEd25519(Uint8Array.from(id), bytes, Uint8Array.from(signed))
}

function isSr25519(id: Uint8Array, bytes: Uint8Array, signature: Uint8Array): boolean {
  try {
    return verify(bytes, signature, id)
  } catch {
    // The key isn't a point on that curve, so it's of the other kind.
    return false
  }
}

/** The account is a hash of the public key, which is recovered from the signature. */
function isEcdsa(id: Uint8Array, bytes: Uint8Array, signature: Uint8Array): boolean {
  const recovered = Uint8Array.of(signature[64] ?? 0, ...signature.subarray(0, 64))
  const hash = blake2b(bytes, { dkLen: 32 })
  const key = secp256k1.recoverPublicKey(recovered, hash, { prehash: false })
  return blake2b(key, { dkLen: 32 }).join() === id.join()
}
