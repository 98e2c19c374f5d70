import type { LatchkeyError } from '@latchkey/protocol'
import type { ViewEntry } from '../nav/views'
import type { WalletListing } from './WalletListing'

/** What a list of the directory was asked by; its pages are all of the same question. */
export type WalletQuery = {
  readonly entries: number
  readonly chains?: readonly string[]
  readonly include?: readonly string[]
  readonly exclude?: readonly string[]
  readonly search?: string
  readonly badge_type?: 'certified'
}

/**
 * `named` are those that the site includes or excludes by their ids, so that they are known by their other names;
 * `found` is what the last search gave; `builtIn` are those that are known without a gateway.
 */
export type DirectoryListName =
  | 'named'
  | 'featured'
  | 'recommended'
  | 'all'
  | 'certified'
  | 'found'
  | 'builtIn'

/** Wallets that the directory gave, page by page. */
export type DirectoryList = {
  readonly wallets: readonly WalletListing[]
  /** How many there are on all pages together. */
  readonly count: number
  /** The last page that came; 0 before the first. */
  readonly page: number
  readonly isDone: boolean
  readonly isLoading: boolean
  /** Why the last question was not answered; what came before stays. */
  readonly error: LatchkeyError | null
  readonly query: WalletQuery
  /** Which question this is: an answer to an earlier one is not taken. */
  readonly turn: number
}

/** Where the visitor was in the list of all wallets when one of them was picked. */
export type DirectoryPlace = {
  /** The entry of the view stack that it belongs to: the list that is opened anew begins at its top. */
  readonly entry: ViewEntry
  readonly search: string
  readonly isCertified: boolean
  /** How far the list was scrolled, in px. */
  readonly top: number
  /** The wallet that was picked. */
  readonly walletKey: string
}

/** What the gateway's directory of wallets has told so far, and where the visitor is in it. */
export type DirectoryState = { readonly [N in DirectoryListName]?: DirectoryList } & {
  readonly place?: DirectoryPlace
}

/** A list before anything was asked. */
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
