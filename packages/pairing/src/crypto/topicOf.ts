import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'

/** Whether a value is 32 bytes in lower-case hex, the format of every key and topic. */
export function isKey(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
}

/** Returns the topic of a key: the hash of its bytes. */
export function topicOf(key: string): string {
  return bytesToHex(sha256(hexToBytes(key)))
}
