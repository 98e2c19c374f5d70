/** What a transaction needs besides its call. */
export type ChainFacts = {
  readonly metadata: Uint8Array
  readonly genesisHash: Uint8Array
  /** A finalized block; the transaction is valid for some blocks after it. */
  readonly blockHash: Uint8Array
  readonly blockNumber: number
  readonly nonce: number
  readonly specVersion: number
  readonly transactionVersion: number
}
