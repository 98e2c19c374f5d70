import type { Bytes } from './Bytes'
import { joinFactors } from './joinFactors'
import { openBytes } from './openBytes'
import type { SlotFactors, SlotTerms } from './SlotTerms'
import { wipe } from './wipe'

/** Opens a slot and returns the vault key. The caller wipes it. @throws sealBroken */
export async function openSlot(
  sealed: string,
  factors: SlotFactors,
  { user, slotId, kind }: SlotTerms,
): Promise<Bytes> {
  const secret = joinFactors(factors)
  try {
    return await openBytes(sealed, secret, { use: `slot:${kind}`, bound: `${user}|${slotId}` })
  } finally {
    wipe(secret)
  }
}
