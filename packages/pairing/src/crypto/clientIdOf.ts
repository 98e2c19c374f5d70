import { concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import { ed25519 } from './ed25519'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Encodes bytes without a leading zero as base58; a did:key never has one. */
function encodeBase58(bytes: Uint8Array): string {
  let number = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  let text = ''
  for (; number > 0n; number /= 58n) text = `${alphabet[Number(number % 58n)]}${text}`
  return text
}

/** The prefix of an Ed25519 public key in a did:key. */
const multicodec = [0xed, 0x01]

/** Returns the client id for relays: the Ed25519 public key as did:key. */
export function clientIdOf(seed: string): string {
  const publicKey = ed25519.getPublicKey(hexToBytes(seed))
  return `did:key:z${encodeBase58(concatBytes(Uint8Array.from(multicodec), publicKey))}`
}
