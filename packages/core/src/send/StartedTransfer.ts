import type { Namespace } from '@latchkey/protocol'
import type { Asset, Speed } from '../ports/Transfers'
import type { SentTransfer } from './SentTransfer'

/** What to send, without the modal. */
export type SendRequest = {
  /** An address or a name. */
  readonly to: string
  /** Decimal text with a dot, like `'0.25'`, or `'max'`. */
  readonly amount: string
  /** The native coin if missing. */
  readonly asset?: Asset
  /** The family to send from; the active one if missing. */
  readonly namespace?: Namespace
  readonly speed?: Speed
  readonly memo?: string
  /** The visitor has compared the receiver with the trusted address that it looks like. */
  readonly isCompared?: boolean
}

/** A transaction that the wallet has sent. */
export type StartedTransfer = {
  readonly transfer: SentTransfer
  /** Resolves when it is mined, failed, replaced or dropped. */
  readonly ended: Promise<SentTransfer>
}
