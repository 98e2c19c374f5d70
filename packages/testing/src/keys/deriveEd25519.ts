import { ed25519 } from '@noble/curves/ed25519.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha512 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { KeyPair } from './Keys'

/** Derives the key at a fully hardened path, by SLIP-10 for Ed25519. */
export function deriveEd25519(seed: Uint8Array, path: readonly number[]): KeyPair {
  const start = hmac(sha512, utf8ToBytes('ed25519 seed'), seed)
  const node = path.reduce((parent, index) => {
    const step = new DataView(new ArrayBuffer(4))
    step.setUint32(0, index + 0x8000_0000)
    const data = concatBytes(Uint8Array.of(0), parent.slice(0, 32), new Uint8Array(step.buffer))
    return hmac(sha512, parent.slice(32), data)
  }, start)
  const secretKey = node.slice(0, 32)
  return { secretKey, publicKey: ed25519.getPublicKey(secretKey) }
}
