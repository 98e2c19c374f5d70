import { base58 } from '@scure/base'

/**
 * Whether a signature was checked and is wrong. Browsers that don't support the curve, or don't allow it on this page,
 * can't tell; then it isn't treated as forged.
 */
export async function isForged(address: string, message: Uint8Array, signature: string): Promise<boolean> {
  try {
    const bytes = (view: Uint8Array) => Uint8Array.from(view)
    const key = await crypto.subtle.importKey('raw', bytes(base58.decode(address)), 'Ed25519', false, [
      'verify',
    ])
    return !(await crypto.subtle.verify('Ed25519', key, bytes(base58.decode(signature)), bytes(message)))
  } catch {
    // It can't be checked here; the receiver checks the signature anyway.
    return false
  }
}
