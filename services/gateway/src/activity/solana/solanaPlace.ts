import { refusals } from '../../http/refusals'
import type { SignatureRow } from './solanaTransaction'

/** How far an account was listed: to before a transaction, and below a block where all of that block is known. */
export type SolanaPlace = { readonly before: string; readonly below: number }

/** Places as keys: `block.signature`, or the signature alone in the middle of a block. */
export const solanaPlace = {
  keyOf: ({ signature, slot }: SignatureRow, isEdge: boolean) =>
    isEdge ? `${slot}.${signature}` : signature,
  /** @throws invalidParameter */
  parse(key: string): SolanaPlace {
    const [, slot, before] = /^(?:(\d{1,15})\.)?([1-9A-HJ-NP-Za-km-z]{64,88})$/.exec(key) ?? []
    if (!before) throw refusals.invalidParameter({ name: 'cursor', reason: 'it is not one of this chain' })
    return { before, below: slot === undefined ? Number.POSITIVE_INFINITY : Number(slot) }
  },
} as const
