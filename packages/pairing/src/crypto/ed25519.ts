import { getPublicKey, hashes, sign } from '@noble/ed25519'
import { sha512 } from '@noble/hashes/sha2.js'

/** Ed25519 by noble's small version, which asks for its hash to be set before it is used. */
export const ed25519 = {
  getPublicKey(seed: Uint8Array): Uint8Array {
    hashes.sha512 = sha512
    return getPublicKey(seed)
  },
  sign(message: Uint8Array, seed: Uint8Array): Uint8Array {
    hashes.sha512 = sha512
    return sign(message, seed)
  },
}
