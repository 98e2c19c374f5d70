import { sealBroken } from '../errors'
import type { Bytes } from './Bytes'
import type { SlotFactors } from './SlotTerms'

/** The secret of a slot. Factors of another length could shift bytes from one to the other. @throws sealBroken */
export function joinFactors({ a, b }: SlotFactors): Bytes {
  if (a.length !== 32 || b.length !== 32) throw sealBroken({ what: 'slot' })
  return Uint8Array.of(...a, ...b)
}
