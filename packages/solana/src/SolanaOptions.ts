import type { WalletPage } from '@latchkey/core'

/** Options of `solana`; all have a default. */
export type SolanaOptions = {
  /** Where wallets announce themselves; the window by default. */
  readonly page?: WalletPage
}
