import type { Bytes } from './Bytes'

/** What opens a slot: two factors from different places. */
export type SlotFactors = { readonly a: Bytes; readonly b: Bytes }

/** Which slot it is. A box of another user, slot or kind doesn't open. */
export type SlotTerms = {
  readonly user: string
  readonly slotId: string
  readonly kind: string
}
