import type { OperationType } from './operationTypeOf'
import type { Transfer } from './Transfer'

/** One transaction as stored for one account. */
export type HistoryRecord = {
  readonly address: string
  readonly block: number
  readonly position: number
  readonly hash: string
  /** Seconds since 1970. */
  readonly time: number
  readonly from: string
  readonly to: string
  readonly nonce: number
  readonly isFailed: boolean
  readonly operation: OperationType
  readonly transfers: readonly Transfer[]
}
