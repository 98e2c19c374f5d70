import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Bytes } from './Bytes'
import { wipe } from './wipe'

/** Derives the secret key at a fully hardened path (SLIP-10 for Ed25519). */
export async function deriveEd25519(seed: Bytes, path: readonly number[]): Promise<Bytes> {
  let node = await hmacSha512(utf8ToBytes('ed25519 seed') as Bytes, seed)
  for (const index of path) {
    const data = new Uint8Array(37)
    data.set(node.subarray(0, 32), 1)
    new DataView(data.buffer).setUint32(33, index + 0x8000_0000)
    const child = await hmacSha512(node.slice(32), data)
    wipe(node, data)
    node = child
  }
  const key = node.slice(0, 32)
  wipe(node)
  return key
}

async function hmacSha512(key: Bytes, data: Bytes): Promise<Bytes> {
  const signer = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-512' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', signer, data))
}
