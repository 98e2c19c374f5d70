import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Bytes } from './Bytes'

/** Derives the Ed25519 secret key that only whoever opened the vault has. The caller wipes it. */
export async function deriveProofSecret(vaultKey: Bytes): Promise<Bytes> {
  const material = await crypto.subtle.importKey('raw', vaultKey, 'HKDF', false, ['deriveBits'])
  const info = utf8ToBytes('proof') as Bytes
  const terms = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info }
  return new Uint8Array(await crypto.subtle.deriveBits(terms, material, 256))
}
