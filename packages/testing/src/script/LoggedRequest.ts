/** A request as the wallet has seen it. */
export type LoggedRequest = {
  readonly method: string
  readonly params: unknown
  /** The network it was for, by CAIP-2, where the request says one. */
  readonly chainId?: string
  /** Whether a user would have been shown something. */
  readonly prompted: boolean
  readonly outcome: 'pending' | 'answered' | 'failed'
  /** The error's code, where it has one. */
  readonly code?: number
}
