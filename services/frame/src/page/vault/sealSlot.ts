import type { Bytes } from './Bytes'
import { joinFactors } from './joinFactors'
import type { SlotFactors, SlotTerms } from './SlotTerms'
import { sealBytes } from './sealBytes'
import { wipe } from './wipe'

/** Seals the vault key into a slot. @throws sealBroken */
export async function sealSlot(
  vaultKey: Bytes,
  factors: SlotFactors,
  { user, slotId, kind }: SlotTerms,
): Promise<string> {
  const secret = joinFactors(factors)
  try {
    return await sealBytes(vaultKey, secret, { use: `slot:${kind}`, bound: `${user}|${slotId}` })
  } finally {
    wipe(secret)
  }
}
