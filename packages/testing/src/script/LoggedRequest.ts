/** A request as the wallet saw it. */
export type LoggedRequest = {
  readonly method: string
  readonly params: unknown
  /** The network it was for, by CAIP-2, if the request names one. */
  readonly chainId?: string
  /** Whether the user would have seen a prompt. */
  readonly prompted: boolean
  readonly outcome: 'pending' | 'answered' | 'failed'
  /** The error's code, if it has one. */
  readonly code?: number
}
