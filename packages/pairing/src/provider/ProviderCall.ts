/** One call of a site. */
export type ProviderCall = {
  readonly namespace: string
  /** CAIP-2. */
  readonly chain: string
  readonly method: string
  readonly params: unknown
  /** The time limit for the wallet. */
  readonly expirySeconds?: number | undefined
}
