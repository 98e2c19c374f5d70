/** A site's request to a wallet. */
export type Call = { readonly chainId: string; readonly method: string; readonly params: unknown }

/** A session as a site sees it. */
export type SiteSession = {
  readonly topic: string
  readonly expiry: number
  readonly namespaces: Readonly<Record<string, { readonly accounts: readonly string[] }>>
}

/** A site with our client. Works across tabs. */
export type SiteEnd = {
  /** Proposes a session with four families and returns the URI. A failure is an event. */
  propose(): Promise<string>
  /** Proposes to connect and sign in at once, and returns the URI. */
  signIn(nonce: string): Promise<string>
  /** Sends a request and returns its id; the answer is an event. */
  ask(topic: string, call: Call): Promise<number>
  /** Sends all requests at once, in order. */
  askAll(topic: string, calls: readonly Call[]): Promise<void>
  /** Does what the visitor does with an unanswered request. */
  resend(): Promise<void>
  ping(topic: string): Promise<void>
  disconnect(topic: string): Promise<void>
  sessions(): Promise<readonly SiteSession[]>
  /** Returns the number of pending proposals and requests. */
  open(): Promise<{ readonly proposals: number; readonly requests: number }>
  close(): Promise<void>
}
