import type { LatchkeyError } from '@latchkey/protocol'
import type { ViewEntry } from '../nav/views'
import type { WalletListing } from './WalletListing'

/** What a list of the directory was requested with; all its pages belong to the same query. */
export type WalletQuery = {
  readonly entries: number
  readonly chains?: readonly string[]
  readonly include?: readonly string[]
  readonly exclude?: readonly string[]
  readonly search?: string
  readonly badge_type?: 'certified'
}

/**
 * `named` are the wallets that the site includes or excludes by id, fetched for their other names. `found` is
 * the result of the last search. `builtIn` are the wallets known without a gateway.
 */
export type DirectoryListName =
  | 'named'
  | 'featured'
  | 'recommended'
  | 'all'
  | 'certified'
  | 'found'
  | 'builtIn'

/** Wallets from the directory, page by page. */
export type DirectoryList = {
  readonly wallets: readonly WalletListing[]
  /** How many wallets all pages have. */
  readonly count: number
  /** The last page that has loaded; 0 before the first. */
  readonly page: number
  readonly isDone: boolean
  readonly isLoading: boolean
  /** Why the last request failed; earlier pages stay. */
  readonly error: LatchkeyError | null
  readonly query: WalletQuery
  /** Counts requests, so an answer to an earlier one is ignored. */
  readonly turn: number
}

/** Where the visitor was in the list of all wallets when they picked one. */
export type DirectoryPlace = {
  /** The view stack entry it belongs to. A list that is opened again starts at the top. */
  readonly entry: ViewEntry
  readonly search: string
  readonly isCertified: boolean
  /** How far the list was scrolled, in px. */
  readonly top: number
  /** The wallet that was picked. */
  readonly walletKey: string
}

/** What has loaded of the gateway's wallet directory, and where the visitor is in it. */
export type DirectoryState = { readonly [N in DirectoryListName]?: DirectoryList } & {
  readonly place?: DirectoryPlace
}

/** A list before the first request. */
export const emptyList: DirectoryList = {
  wallets: [],
  count: 0,
  page: 0,
  isDone: false,
  isLoading: false,
  error: null,
  query: { entries: 0 },
  turn: 0,
}
