import type { Hex } from 'viem'
import type { Sponsoring } from '../Sponsoring'

/** The line of operations on one chain: one gateway at a time works on it. */
export type Line = Sponsoring & {
  /** CAIP-2. */
  readonly chain: string
  readonly chainId: number
  /** The hash of the chain's first block; nothing if its nodes don't say. */
  readonly genesis: string | undefined
  /** When each transaction was last sent by this process, by its hash. */
  readonly sentAt: Map<Hex, number>
  /** Since when a transaction seems unable to be mined, by its hash. */
  readonly stuckSince: Map<Hex, number>
  /** Transactions that the nodes didn't take when this process last sent them, by their hash. */
  readonly refused: Set<Hex>
  /** Aborts when the gateway stops or another one took over. */
  readonly signal: AbortSignal
}
