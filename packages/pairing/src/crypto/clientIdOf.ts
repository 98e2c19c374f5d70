import { concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import { ed25519 } from './ed25519'
import { encodeBase58 } from './encodeBase58'

/** The prefix of an Ed25519 public key in a did:key. */
const multicodec = [0xed, 0x01]

/** Returns the client id for relays: the Ed25519 public key as did:key. */
export function clientIdOf(seed: string): string {
  const publicKey = ed25519.getPublicKey(hexToBytes(seed))
  return `did:key:z${encodeBase58(concatBytes(Uint8Array.from(multicodec), publicKey))}`
}
