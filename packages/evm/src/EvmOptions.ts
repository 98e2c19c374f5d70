import type { WalletPage } from './discover/WalletPage'

/** Options of `evm`; all have a default. */
export type EvmOptions = {
  /** Where wallets announce themselves: the window, where there is one. */
  readonly page?: WalletPage
  /**
   * Asks the node for pending transactions while the account is looked at, every 30 s unless told, and reads the balance
   * anew where there are some; off unless told.
   */
  readonly pendingTransactionsFilter?: { readonly enable: boolean; readonly pollingInterval?: number }
}
