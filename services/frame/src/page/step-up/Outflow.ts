/** What leaves the account at most with a request. */
export type Outflow = {
  /** The network's coin with the highest fee, in its smallest unit. */
  readonly native: bigint
  readonly tokens: readonly { readonly address: string; readonly amount: bigint }[]
}
