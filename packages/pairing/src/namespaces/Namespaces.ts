/** What was granted in one family of chains. */
export type SessionNamespace = {
  /** CAIP-2; where a wallet names none, those of its accounts. */
  readonly chains: readonly string[]
  /** CAIP-10, at least one. */
  readonly accounts: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** What a wallet granted, by namespace (or by CAIP-2 chain, where a wallet splits it so). */
export type SessionNamespaces = { readonly [key: string]: SessionNamespace }

/** What a site asks for in one family of chains. */
export type ProposedNamespace = {
  readonly chains: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** What a site asks for, by namespace. */
export type ProposedNamespaces = { readonly [namespace: string]: ProposedNamespace }
