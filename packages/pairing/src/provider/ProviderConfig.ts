/** [WC-4] What to request in one family, and its nodes. */
export type NamespaceConfig = {
  /** CAIP-2. */
  readonly chains: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** Node URLs by chain reference, the part after the colon. */
  readonly rpcMap: { readonly [reference: string]: string }
  /** CAIP-2. */
  readonly defaultChain?: string
}

/** [WC-4] By namespace. */
export type ProviderConfig = { readonly [namespace: string]: NamespaceConfig }
