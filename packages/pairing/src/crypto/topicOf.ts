import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'

/** The topic that belongs to a key: the hash of its raw bytes. */
export function topicOf(key: string): string {
  return bytesToHex(sha256(hexToBytes(key)))
}
