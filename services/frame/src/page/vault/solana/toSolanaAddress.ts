import { getPublicKeyAsync } from '@noble/ed25519'
import { base58 } from '@scure/base'

/** Returns the address of a secret key: its public key in base58. */
export async function toSolanaAddress(secretKey: Uint8Array): Promise<string> {
  return base58.encode(await getPublicKeyAsync(secretKey))
}
