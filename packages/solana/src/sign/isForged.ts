import { base58 } from '@scure/base'

/**
 * Whether a signature is known to be none of the account's: it was checked, and is wrong. Browsers know the curve by
 * themselves; where one does not, or the page may not use it, or the account is no key at all, nothing is known.
 */
export async function isForged(address: string, message: Uint8Array, signature: string): Promise<boolean> {
  try {
    const bytes = (view: Uint8Array) => Uint8Array.from(view)
    const key = await crypto.subtle.importKey('raw', bytes(base58.decode(address)), 'Ed25519', false, [
      'verify',
    ])
    return !(await crypto.subtle.verify('Ed25519', key, bytes(base58.decode(signature)), bytes(message)))
  } catch {
    // It can't be checked here; whoever the signature is for checks it in any case.
    return false
  }
}
