import { base58 } from '@scure/base'
import { isEd25519 } from './isEd25519'
import type { Signed } from './Signed'

/** Verifies a Solana signature: the address is the key, and the message is signed as it is. */
export async function verifySolana({ address, message, signature }: Signed): Promise<boolean> {
  const bytes = new TextEncoder().encode(message)
  return isEd25519(Uint8Array.from(base58.decode(address)), bytes, Uint8Array.from(base58.decode(signature)))
}
