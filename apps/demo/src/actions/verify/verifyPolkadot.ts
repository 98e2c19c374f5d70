import { secp256k1 } from '@noble/curves/secp256k1.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import { verify } from '@scure/sr25519'
import { isEd25519 } from './isEd25519'
import type { Signed } from './Signed'

/** Polkadot: the text stands between marks, and the account may have a key of any of three kinds. */
export async function verifyPolkadot({ address, message, signature }: Signed): Promise<boolean> {
  // Two bytes of checksum at the end, one or two of the network before the 32 of the account.
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
    // Its key is no point of that curve's group: it is one of the other kind.
    return false
  }
}

/** The account is the hash of the key, which is found from the signature. */
function isEcdsa(id: Uint8Array, bytes: Uint8Array, signature: Uint8Array): boolean {
  const recovered = Uint8Array.of(signature[64] ?? 0, ...signature.subarray(0, 64))
  const hash = blake2b(bytes, { dkLen: 32 })
  const key = secp256k1.recoverPublicKey(recovered, hash, { prehash: false })
  return blake2b(key, { dkLen: 32 }).join() === id.join()
}
