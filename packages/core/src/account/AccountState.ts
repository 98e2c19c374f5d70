import type { LatchkeyError, Nft, TokenBalance } from '@latchkey/protocol'
import type { TransactionsState } from '../activity/TransactionsState'
import type { WorthState } from '../activity/WorthState'
import type { SmartSessionsState } from '../smart-sessions/SmartSessionsState'

/** [NAV-14] The tabs of the Account view. */
export type AccountTab = 'tokens' | 'nfts' | 'activity'

/** The details of an account on a network, keyed by its CAIP-10 address. */
export type AccountDetails = {
  /** The exact native balance as decimal text; undefined until it has been read. */
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
  /** [ACC-2] The tokens by value; undefined until they have been read. */
  readonly tokenBalance?: readonly TokenBalance[]
  /** When the tokens were last read, in ms. */
  readonly tokensAt?: number
  readonly tokensError?: LatchkeyError | null
  /** [ACC-6] When the last read failed; the tokens aren't requested again for 30 s. */
  readonly tokensFailedAt?: number
  readonly isTokensLoading?: boolean
  readonly collectibles?: CollectiblesState
  /** [ACC-10] The transactions of the account. */
  readonly activity?: TransactionsState
  /** [FLG-6] The smart sessions that the account granted. */
  readonly smartSessions?: SmartSessionsState
  /** The worth by day; undefined until it has been requested. */
  readonly worth?: WorthState
}

/** [ACC-3] The collectibles of an account that have been read so far. */
export type CollectiblesState = {
  readonly nfts: readonly Nft[]
  /** Where the next page begins; undefined after the last one. */
  readonly next: string | undefined
  readonly loading: boolean
  /** When the first page was last read, in ms. */
  readonly at?: number
  readonly error: LatchkeyError | null
}

export type AccountState = {
  readonly byAddress: { readonly [caipAddress: string]: AccountDetails }
  /** [NAV-14] The tab that the visitor chose last; tokens by default. */
  readonly currentTab?: AccountTab
}

export const initialAccount: AccountState = { byAddress: {} }
