import { getPublicKeyAsync } from '@noble/ed25519'
import { base64urlnopad } from '@scure/base'
import type { Bytes } from './Bytes'
import { deriveProofSecret } from './deriveProofSecret'
import { wipe } from './wipe'

/** Returns the public key of a vault's proofs, in base64url. */
export async function proofKeyOf(vaultKey: Bytes): Promise<string> {
  const secret = await deriveProofSecret(vaultKey)
  try {
    return base64urlnopad.encode(await getPublicKeyAsync(secret))
  } finally {
    wipe(secret)
  }
}
