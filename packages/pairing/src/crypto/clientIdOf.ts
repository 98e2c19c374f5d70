import { concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import { ed25519 } from './ed25519'
import { encodeBase58 } from './encodeBase58'

/** What stands before an Ed25519 public key in a did:key. */
const multicodec = [0xed, 0x01]

/** The id that a relay knows a client by: its Ed25519 public key as did:key. */
export function clientIdOf(seed: string): string {
  const publicKey = ed25519.getPublicKey(hexToBytes(seed))
  return `did:key:z${encodeBase58(concatBytes(Uint8Array.from(multicodec), publicKey))}`
}
