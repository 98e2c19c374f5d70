/** An account of the wallet standard. */
export type StandardAccount = {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly chains: readonly string[]
  readonly features: readonly string[]
}

/** A wallet of the wallet standard, written out so no test depends on what it tests. */
export type StandardWallet = {
  readonly version: '1.0.0'
  readonly name: string
  readonly icon: unknown
  readonly chains: readonly string[]
  readonly features: Readonly<Record<string, unknown>>
  readonly accounts: readonly StandardAccount[]
}
