/** What a site asks of a wallet. */
export type Call = { readonly chainId: string; readonly method: string; readonly params: unknown }

/** A session as a site has it. */
export type SiteSession = {
  readonly topic: string
  readonly expiry: number
  readonly namespaces: Readonly<Record<string, { readonly accounts: readonly string[] }>>
}

/** A site with our client. All of it can be asked of a tab. */
export type SiteEnd = {
  /** Proposes a session of four families; gives the URI. That it failed is told as well. */
  propose(): Promise<string>
  /** Proposes to connect and sign in at once; gives the URI. */
  signIn(nonce: string): Promise<string>
  /** Asks and does not wait for the answer, which is told; gives the id. */
  ask(topic: string, call: Call): Promise<number>
  /** Asks all of it at once, in this order. */
  askAll(topic: string, calls: readonly Call[]): Promise<void>
  /** What the visitor does with an open request that got no answer. */
  resend(): Promise<void>
  ping(topic: string): Promise<void>
  disconnect(topic: string): Promise<void>
  sessions(): Promise<readonly SiteSession[]>
  /** How many proposals and requests wait for a wallet. */
  open(): Promise<{ readonly proposals: number; readonly requests: number }>
  close(): Promise<void>
}
