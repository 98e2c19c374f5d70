/** What a wallet granted in one family. */
export type SessionNamespace = {
  /** CAIP-2. If the wallet names none, those of its accounts. */
  readonly chains: readonly string[]
  /** CAIP-10, at least one. */
  readonly accounts: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** What a wallet granted, by namespace, or by CAIP-2 chain if the wallet splits it. */
export type SessionNamespaces = { readonly [key: string]: SessionNamespace }

/** What a site requests in one family. */
export type ProposedNamespace = {
  readonly chains: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** What a site requests, by namespace. */
export type ProposedNamespaces = { readonly [namespace: string]: ProposedNamespace }
