/** Where a transaction is in its life. */
export type SentTransaction = {
  readonly hash: string
  readonly words: string
  /** Nothing more is waited for. */
  readonly isDone: boolean
}
