/** A transaction of `@solana/web3.js` 1, versioned or not. */
export type Web3Transaction = {
  serialize(options?: {
    readonly requireAllSignatures?: boolean
    readonly verifySignatures?: boolean
  }): Uint8Array
}

/** What is read from a `Connection` of `@solana/web3.js` 1 to complete a transaction. */
export type Web3Connection = {
  getLatestBlockhash(commitment?: 'processed' | 'confirmed' | 'finalized'): Promise<{
    readonly blockhash: string
  }>
}

/** How a transaction is sent; the options of the node, and further keys that sign. */
export type SendOptions = {
  readonly signers?: readonly unknown[]
  readonly preflightCommitment?: 'processed' | 'confirmed' | 'finalized'
  readonly skipPreflight?: boolean
  readonly maxRetries?: number
  readonly minContextSlot?: number
}

/** The connected account as code for `@solana/wallet-adapter` and Anchor takes it. */
export type WalletAdapter<PublicKey> = {
  readonly publicKey: PublicKey
  readonly connected: true
  readonly signTransaction: <T extends Web3Transaction>(transaction: T) => Promise<T>
  readonly signAllTransactions: <T extends Web3Transaction>(transactions: T[]) => Promise<T[]>
  readonly signMessage: (message: Uint8Array) => Promise<Uint8Array>
  /** Returns the signature in base58. */
  readonly sendTransaction: (
    transaction: Web3Transaction,
    connection: Web3Connection,
    options?: SendOptions,
  ) => Promise<string>
}
