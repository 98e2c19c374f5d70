import { x25519 } from '@noble/curves/ed25519.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** A pair of X25519 keys, as hex digits. */
export type KeyPair = { readonly publicKey: string; readonly privateKey: string }

/** Makes a key pair from 32 random bytes. */
export function createKeyPair(secret: Uint8Array): KeyPair {
  return { publicKey: bytesToHex(x25519.getPublicKey(secret)), privateKey: bytesToHex(secret) }
}
