import type { AccountTransaction, LatchkeyError } from '@latchkey/protocol'

/** [ACC-4] Transactions by year, then by month (0 is January), newest first. */
export type TransactionsByYear = {
  readonly [year: number]: { readonly [month: number]: readonly AccountTransaction[] }
}

/** [ACC-10] The transactions of an account that have been read so far. */
export type TransactionsState = {
  readonly transactions: readonly AccountTransaction[]
  /** Purchases by card, from another list. */
  readonly coinbaseTransactions: readonly AccountTransaction[]
  readonly transactionsByYear: TransactionsByYear
  /** Where the next page begins; undefined after the last one. */
  readonly next: string | undefined
  readonly loading: boolean
  /** Whether there is nothing to show and no further page. */
  readonly empty: boolean
  /** When the first page was last read, in ms. */
  readonly at?: number
  /** [ACC-7] Why the last page failed. */
  readonly error: LatchkeyError | null
}

/** The state before the first request. */
export const initialTransactions: TransactionsState = {
  transactions: [],
  coinbaseTransactions: [],
  transactionsByYear: {},
  next: undefined,
  loading: false,
  empty: false,
  error: null,
}
