import { refusals } from '../../http/refusals'
import type { SignatureRow } from './solanaTransaction'

/** How far an account was listed: before a transaction, and below a block if that whole block is known. */
export type SolanaPlace = { readonly before: string; readonly below: number }

/** Converts places to keys: `block.signature`, or just the signature inside a block. */
export const solanaPlace = {
  keyOf: ({ signature, slot }: SignatureRow, isEdge: boolean) =>
    isEdge ? `${slot}.${signature}` : signature,
  /** @throws invalidParameter */
  parse(key: string): SolanaPlace {
    const [, slot, before] = /^(?:(\d{1,15})\.)?([1-9A-HJ-NP-Za-km-z]{64,88})$/.exec(key) ?? []
    if (!before) throw refusals.invalidParameter({ name: 'cursor', reason: 'not a cursor of this chain' })
    return { before, below: slot === undefined ? Number.POSITIVE_INFINITY : Number(slot) }
  },
} as const
