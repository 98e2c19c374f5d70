import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'

/** Returns the topic of a key: the hash of its bytes. */
export function topicOf(key: string): string {
  return bytesToHex(sha256(hexToBytes(key)))
}
