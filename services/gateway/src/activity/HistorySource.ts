import type { AccountTransaction } from '@latchkey/protocol'

/** What is asked of a source. */
export type HistoryQuery = {
  readonly address: string
  /** The key of the last one that is known already. */
  readonly after: string | undefined
  readonly limit: number
  /** Where the icon of a symbol is; empty where there is none. */
  readonly iconOf: (symbol: string) => string
  readonly signal: AbortSignal
}

/** One transaction with its place in a source. */
export type HistoryItem = {
  /** By which a source goes on after it; letters, digits and dots only. */
  readonly key: string
  /** Seconds since 1970. */
  readonly time: number
  readonly transaction: AccountTransaction
}

/** Some transactions, the newest first. */
export type HistoryPart = {
  readonly items: readonly HistoryItem[]
  /** Whether there are more, even if they are not known yet. */
  readonly more: boolean
}

/** Tells the history of accounts on one chain. */
export type HistorySource = {
  /** @throws sourceDown, invalidParameter (a key that is none) */
  list(query: HistoryQuery): Promise<HistoryPart>
}
