import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Bytes } from './Bytes'

/** Derives the AES-256-GCM key for one use from a secret, by HKDF with SHA-256. */
export async function deriveSealKey(secret: Bytes, use: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8ToBytes(use) as Bytes },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}
