import type { AccountTransaction, LatchkeyError } from '@latchkey/protocol'

/** [ACC-4] Transactions by year, then by month (0 is January), the newest first in each. */
export type TransactionsByYear = {
  readonly [year: number]: { readonly [month: number]: readonly AccountTransaction[] }
}

/** [ACC-10] What happened to an account, as far as it was read. */
export type TransactionsState = {
  readonly transactions: readonly AccountTransaction[]
  /** Purchases by card, which come from another list. */
  readonly coinbaseTransactions: readonly AccountTransaction[]
  readonly transactionsByYear: TransactionsByYear
  /** Where the next page begins; undefined after the last one. */
  readonly next: string | undefined
  readonly loading: boolean
  /** Whether there is nothing to show, and nothing to come. */
  readonly empty: boolean
  /** When the first page was last read, in ms. */
  readonly at?: number
  /** [ACC-7] Why the last page did not come. */
  readonly error: LatchkeyError | null
}

/** What is known before anything was asked. */
export const initialTransactions: TransactionsState = {
  transactions: [],
  coinbaseTransactions: [],
  transactionsByYear: {},
  next: undefined,
  loading: false,
  empty: false,
  error: null,
}
