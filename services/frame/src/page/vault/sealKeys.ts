import { addressesOf } from './addressesOf'
import type { Bytes } from './Bytes'
import { createFactor } from './createFactor'
import { proofKeyOf } from './proofKeyOf'
import { sealSlot } from './sealSlot'
import { sealVault } from './sealVault'
import type { VaultKeys } from './VaultKeys'
import type { VaultOwner } from './VaultOwner'
import type { SealedSlot, SealedVault, SlotRequest } from './VaultTask'
import { wipe } from './wipe'

/** Seals keys into a vault, and its key into slots. */
export async function sealKeys(
  keys: VaultKeys,
  vaultKey: Bytes,
  owner: VaultOwner,
  requests: readonly SlotRequest[],
): Promise<SealedVault> {
  const slots: SealedSlot[] = []
  for (const request of requests) slots.push(await sealRequest(request, vaultKey, owner.user))
  const sealed = await sealVault(keys, vaultKey, owner)
  const [addresses, proofKey] = await Promise.all([addressesOf(keys), proofKeyOf(vaultKey)])
  return { version: owner.version, sealed, addresses, proofKey, slots }
}

async function sealRequest(
  { slotId, kind, a, b }: SlotRequest,
  vaultKey: Bytes,
  user: string,
): Promise<SealedSlot> {
  const made = a instanceof Uint8Array ? undefined : await createFactor(a.wrapBy)
  const factor = a instanceof Uint8Array ? a : made?.secret
  try {
    const factors = { a: factor ?? new Uint8Array(), b }
    const sealed = await sealSlot(vaultKey, factors, { user, slotId, kind })
    return { slotId, kind, sealed, ...(made ? { wrapped: made.wrapped } : {}) }
  } finally {
    wipe(factor, b)
  }
}
