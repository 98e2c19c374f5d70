/** Where wallets announce themselves: `window`, or an object like it. */
export type WalletPage = Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'> & {
  /** The object that wallets competed for before EIP-6963. */
  readonly ethereum?: unknown
}

/** Options of `evm`; all have a default. */
export type EvmOptions = {
  /** Where wallets announce themselves; the window by default. */
  readonly page?: WalletPage
  /**
   * Polls the node for pending transactions while the account is shown, every 30 s by default, and reads the balance
   * again when there are some. Off by default.
   */
  readonly pendingTransactionsFilter?: { readonly enable: boolean; readonly pollingInterval?: number }
}
