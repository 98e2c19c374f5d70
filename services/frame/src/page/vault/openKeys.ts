import type { Bytes } from './Bytes'
import { openFactor } from './openFactor'
import { openSlot } from './openSlot'
import { openVault } from './openVault'
import type { VaultKeys } from './VaultKeys'
import type { VaultOpening } from './VaultTask'
import { wipe } from './wipe'

/** Opens a vault for one use, and wipes its keys when that ends, also by an error. @throws sealBroken */
export async function openKeys<Result>(
  { user, version, sealed, slot }: VaultOpening,
  use: (keys: VaultKeys, vaultKey: Bytes) => Promise<Result>,
): Promise<Result> {
  const a = await openFactor(slot.a)
  let vaultKey: Bytes | undefined
  let keys: VaultKeys | undefined
  try {
    vaultKey = await openSlot(slot.sealed, { a, b: slot.b }, { user, slotId: slot.slotId, kind: slot.kind })
    keys = await openVault(sealed, vaultKey, { user, version })
    return await use(keys, vaultKey)
  } finally {
    wipe(a, slot.b, vaultKey, keys?.entropy, keys?.evm, keys?.solana)
  }
}
