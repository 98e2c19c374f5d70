import { sealBroken } from '../errors'
import type { Bytes } from './Bytes'
import { openBytes } from './openBytes'
import type { VaultKeys } from './VaultKeys'
import { type VaultOwner, vaultFormat } from './VaultOwner'
import { wipe } from './wipe'

/** Opens a vault with the vault key. The caller wipes the keys. @throws sealBroken */
export async function openVault(
  sealed: string,
  vaultKey: Bytes,
  { user, version }: VaultOwner,
): Promise<VaultKeys> {
  const plain = await openBytes(sealed, vaultKey, { use: 'vault', bound: `${user}|${version}` })
  try {
    if (plain.length !== 97 || plain[0] !== vaultFormat) throw sealBroken({ what: 'vault' })
    return { entropy: plain.slice(1, 33), evm: plain.slice(33, 65), solana: plain.slice(65) }
  } finally {
    wipe(plain)
  }
}
