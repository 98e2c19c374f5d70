import type { Bytes } from './Bytes'
import { sealBytes } from './sealBytes'
import type { VaultKeys } from './VaultKeys'
import { type VaultOwner, vaultFormat } from './VaultOwner'
import { wipe } from './wipe'

/** Seals keys into a vault with the vault key. */
export async function sealVault(
  { entropy, evm, solana }: VaultKeys,
  vaultKey: Bytes,
  { user, version }: VaultOwner,
): Promise<string> {
  // Bytes and not JSON: a text with keys in it can't be wiped.
  const plain = Uint8Array.of(vaultFormat, ...entropy, ...evm, ...solana)
  try {
    return await sealBytes(plain, vaultKey, { use: 'vault', bound: `${user}|${version}` })
  } finally {
    wipe(plain)
  }
}
