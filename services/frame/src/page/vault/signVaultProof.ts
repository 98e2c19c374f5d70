import { type VaultProofInput, vaultProofText } from '@latchkey/protocol'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64urlnopad } from '@scure/base'
import type { Bytes } from './Bytes'
import { deriveProofSecret } from './deriveProofSecret'
import { signEd25519 } from './solana/signEd25519'
import { wipe } from './wipe'

/** Signs that the session of a page opened the vault, in base64url. */
export async function signVaultProof(vaultKey: Bytes, input: VaultProofInput): Promise<string> {
  const secret = await deriveProofSecret(vaultKey)
  try {
    return base64urlnopad.encode(await signEd25519(utf8ToBytes(vaultProofText(input)) as Bytes, secret))
  } finally {
    wipe(secret)
  }
}
