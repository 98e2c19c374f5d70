import type { AccountTransaction } from '@latchkey/protocol'

/** What to ask a source. */
export type HistoryQuery = {
  readonly address: string
  /** The key of the last item the caller has. */
  readonly after: string | undefined
  readonly limit: number
  /** Returns the icon URL of a symbol, or an empty text. */
  readonly iconOf: (symbol: string) => string
  readonly signal: AbortSignal
  /** Counts an address that a source watches from now on. @throws tooMany */
  readonly countNew: (amount: number) => void
}

/** A transaction and its place in a source. */
export type HistoryItem = {
  /** The place to continue after; letters, digits and dots only. */
  readonly key: string
  /** Seconds since 1970. */
  readonly time: number
  readonly transaction: AccountTransaction
}

/** Some transactions, newest first. */
export type HistoryPart = {
  readonly items: readonly HistoryItem[]
  /** Whether there are more, even if unknown yet. */
  readonly more: boolean
}

/** Lists the history of accounts on one chain. */
export type HistorySource = {
  /** @throws sourceDown, tooMany, invalidParameter (an invalid key) */
  list(query: HistoryQuery): Promise<HistoryPart>
}
