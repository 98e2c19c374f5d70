/** What an adapter uses of the provider of a wallet elsewhere, reached by pairing: it takes requests by name. */
export type PairedProvider = {
  request(call: {
    readonly method: string
    readonly params?: unknown
    /** The network it is for, CAIP-2. */
    readonly chain?: string
  }): Promise<unknown>
  readonly on?: (event: string, listener: (payload: unknown) => void) => unknown
  readonly removeListener?: (event: string, listener: (payload: unknown) => void) => unknown
  readonly disconnect?: () => Promise<unknown>
}
