/** The status of a transaction. */
export type SentTransaction = {
  readonly hash: string
  readonly words: string
  /** True when there is nothing left to wait for. */
  readonly isDone: boolean
}
