import { bytesToHex } from '@noble/hashes/utils.js'
import { x25519 } from './x25519'

/** A pair of X25519 keys in hex. */
export type KeyPair = { readonly publicKey: string; readonly privateKey: string }

/** Creates a key pair from 32 random bytes. */
export function createKeyPair(secret: Uint8Array): KeyPair {
  return { publicKey: bytesToHex(x25519.getPublicKey(secret)), privateKey: bytesToHex(secret) }
}
