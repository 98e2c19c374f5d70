/** What a transaction is built of besides its call. */
export type ChainFacts = {
  readonly metadata: Uint8Array
  readonly genesisHash: Uint8Array
  /** A block that is final; the transaction is good for some blocks after it. */
  readonly blockHash: Uint8Array
  readonly blockNumber: number
  readonly nonce: number
  readonly specVersion: number
  readonly transactionVersion: number
}
