import type { SendOptions as NodeOptions } from '../transaction/readSendOptions'

/** A transaction of `@solana/web3.js` 1, versioned or not. */
export type Web3Transaction = {
  serialize(options?: {
    readonly requireAllSignatures?: boolean
    readonly verifySignatures?: boolean
  }): Uint8Array
}

/** What is used of a `Connection` of `@solana/web3.js` 1 to complete and send a transaction. */
export type Web3Connection = {
  readonly rpcEndpoint: string
  getGenesisHash(): Promise<string>
  getLatestBlockhash(commitment?: NodeOptions['preflightCommitment']): Promise<{
    readonly blockhash: string
  }>
  sendRawTransaction(signed: Uint8Array, options?: NodeOptions): Promise<string>
}

/** How a transaction is sent; the options of the node, and further keys that sign. */
export type SendOptions = NodeOptions & { readonly signers?: readonly unknown[] }

/** Starts or stops telling a listener that a wallet connects or shows another account, or that none is left. */
export type Listen<PublicKey> = {
  (event: 'connect', listener: (publicKey: PublicKey) => void): void
  (event: 'disconnect', listener: () => void): void
}

/** The connected account as code for `@solana/wallet-adapter` and Anchor takes it. */
export type WalletAdapter<PublicKey> = {
  readonly publicKey: PublicKey
  /** Whether this account is still the connected one. */
  readonly connected: boolean
  /** Whether a Solana wallet is being asked to connect. */
  readonly connecting: boolean
  /** Opens the modal if the account is no longer connected. */
  readonly connect: () => Promise<void>
  /** Disconnects the Solana wallet. */
  readonly disconnect: () => Promise<void>
  readonly on: Listen<PublicKey>
  readonly off: Listen<PublicKey>
  readonly signTransaction: <T extends Web3Transaction>(transaction: T) => Promise<T>
  readonly signAllTransactions: <T extends Web3Transaction>(transactions: T[]) => Promise<T[]>
  readonly signMessage: (message: Uint8Array) => Promise<Uint8Array>
  /** The wallet sends, or the connection if the wallet only signs. Returns the signature in base58. @throws otherConnection */
  readonly sendTransaction: (
    transaction: Web3Transaction,
    connection: Web3Connection,
    options?: SendOptions,
  ) => Promise<string>
}
