import { signAsync } from '@noble/ed25519'
import type { Bytes } from '../Bytes'

/** The header of a 32-byte Ed25519 secret key in PKCS#8 (RFC 8410). */
const pkcs8 = [0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20]

/** Signs by Ed25519: with WebCrypto, or in script where the browser doesn't have the curve. */
export async function signEd25519(message: Bytes, secretKey: Bytes): Promise<Bytes> {
  const key = await importKey(secretKey)
  return key
    ? new Uint8Array(await crypto.subtle.sign('Ed25519', key, message))
    : (signAsync(message, secretKey) as Promise<Bytes>)
}

/** Returns nothing where the browser lacks Ed25519. */
async function importKey(secretKey: Bytes): Promise<CryptoKey | null> {
  const encoded = Uint8Array.of(...pkcs8, ...secretKey)
  try {
    return await crypto.subtle.importKey('pkcs8', encoded, 'Ed25519', false, ['sign'])
  } catch {
    // Browsers name this failure differently; the script signs with any key that has 32 bytes.
    return null
  } finally {
    encoded.fill(0)
  }
}
