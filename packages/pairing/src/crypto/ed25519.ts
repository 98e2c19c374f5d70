import { getPublicKey, hashes, sign } from '@noble/ed25519'
import { sha512 } from '@noble/hashes/sha2.js'

/** Ed25519 from noble's small package, which needs its hash function set before use. */
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
