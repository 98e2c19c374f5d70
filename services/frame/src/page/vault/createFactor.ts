import type { Bytes } from './Bytes'
import { ivLength } from './SealTerms'

/** Makes the secret of a device: in clear for the slot, which the caller wipes, and wrapped for the store. */
export async function createFactor(
  key: CryptoKey,
): Promise<{ readonly secret: Bytes; readonly wrapped: Bytes }> {
  const secret = crypto.getRandomValues(new Uint8Array(32))
  const iv = crypto.getRandomValues(new Uint8Array(ivLength))
  const box = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, secret))
  return { secret, wrapped: Uint8Array.of(...iv, ...box) }
}
