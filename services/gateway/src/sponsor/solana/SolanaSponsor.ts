import type { KeyObject } from 'node:crypto'

/** The gateway's own sponsor on Solana: the key that pays, and what it pays for. Amounts are lamports. */
export type SolanaSponsor = {
  /** Base58. */
  readonly address: string
  readonly key: KeyObject
  /** Nothing if every program may be called. */
  readonly programs: ReadonlySet<string> | undefined
  readonly projectBudget: bigint
  readonly visitorBudget: bigint
  /** Transactions a day. */
  readonly visitorCount: number
  readonly maxFee: bigint
}
