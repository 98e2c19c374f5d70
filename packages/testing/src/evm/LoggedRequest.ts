/** A request as the wallet has seen it. */
export type LoggedRequest = {
  readonly method: string
  readonly params: unknown
  readonly outcome: 'pending' | 'answered' | 'failed'
  /** The error's code, where it has one. */
  readonly code?: number
}
