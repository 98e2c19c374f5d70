/** One call of a site, on its way. */
export type ProviderCall = {
  readonly namespace: string
  /** CAIP-2. */
  readonly chain: string
  readonly method: string
  readonly params: unknown
  /** How long the wallet may take. */
  readonly expirySeconds?: number | undefined
}
