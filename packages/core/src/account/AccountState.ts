import type { LatchkeyError } from '@latchkey/protocol'

/** What is known of an account on a network beyond the wallet's own word, keyed by its CAIP-10 address. */
export type AccountDetails = {
  /** The exact native balance as decimal text; undefined until it was read. */
  readonly balance?: string
  /** [FMT-4] The balance as it is shown. */
  readonly balanceText?: string
  readonly balanceSymbol?: string
  /** When the balance was last read, in ms. */
  readonly balanceAt?: number
  readonly balanceError?: LatchkeyError | null
  readonly isBalanceLoading?: boolean
  readonly profileName?: string | null
  readonly profileImage?: string | null
}

export type AccountState = { readonly byAddress: { readonly [caipAddress: string]: AccountDetails } }

export const initialAccount: AccountState = { byAddress: {} }
