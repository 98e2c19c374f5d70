import type { SolanaTransaction } from './readSolanaTransaction'

/** A checked transaction. */
export type CheckedSolana = {
  readonly transaction: SolanaTransaction
  readonly chain: string
  readonly project: string
  readonly visitor: string
  /** Lamports. */
  readonly fee: bigint
}
