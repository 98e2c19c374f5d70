import { base58 } from '@scure/base'
import type { Signed } from './Signed'

/** Checks an Ed25519 signature with the browser's own crypto. */
export async function isEd25519(
  key: Uint8Array<ArrayBuffer>,
  bytes: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const opened = await crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', opened, signature, bytes)
}

/** Verifies a Solana signature: the address is the key, and the message is signed as it is. */
export async function verifySolana({ address, message, signature }: Signed): Promise<boolean> {
  const bytes = new TextEncoder().encode(message)
  return isEd25519(Uint8Array.from(base58.decode(address)), bytes, Uint8Array.from(base58.decode(signature)))
}
