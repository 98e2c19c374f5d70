import type { WalletPage } from './discover/WalletPage'

/** Options of `bitcoin`; all have a default. */
export type BitcoinOptions = {
  /** Where wallets announce themselves; the window by default. */
  readonly page?: WalletPage
}
