import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Bytes } from '../vault/Bytes'

/** The SHA-256 of texts. As JSON, no two lists of texts read the same. */
export async function hashOf(use: string, texts: readonly string[]): Promise<Bytes> {
  const data = utf8ToBytes(JSON.stringify([`latchkey-move-v1:${use}`, ...texts])) as Bytes
  return new Uint8Array(await crypto.subtle.digest('SHA-256', data))
}
