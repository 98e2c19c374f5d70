import type { EsploraTransaction } from './EsploraTransaction'

/** Everything that happened on a Bitcoin chain. */
export type BitcoinLedger = {
  /** The height of the last block. */
  readonly height: number
  /** In chain order; unconfirmed ones come last. */
  readonly transactions: readonly EsploraTransaction[]
}
