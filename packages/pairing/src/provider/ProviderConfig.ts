/** [WC-4] What is asked for, and where it is read, in one family of chains. */
export type NamespaceConfig = {
  /** CAIP-2. */
  readonly chains: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** Addresses of nodes by the reference of the chain, the part behind the colon. */
  readonly rpcMap: { readonly [reference: string]: string }
  /** CAIP-2. */
  readonly defaultChain?: string
}

/** [WC-4] By namespace. */
export type ProviderConfig = { readonly [namespace: string]: NamespaceConfig }
