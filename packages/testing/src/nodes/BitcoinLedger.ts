import type { EsploraTransaction } from './EsploraTransaction'

/** All that has happened on a chain of Bitcoin. */
export type BitcoinLedger = {
  /** Of the last block. */
  readonly height: number
  /** In the order of the chain; those that are in no block yet come last. */
  readonly transactions: readonly EsploraTransaction[]
}
