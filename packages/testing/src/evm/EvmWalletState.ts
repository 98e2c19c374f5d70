import type { Address } from 'viem'

/** What a test may read without asking the wallet through its provider. */
export type EvmWalletState = {
  /** What the page sees: empty while locked or not allowed. */
  readonly accounts: readonly Address[]
  /** The selected account, whether the page sees it or not. */
  readonly selected: Address
  readonly chainId: number
  readonly locked: boolean
  readonly authorised: boolean
}
