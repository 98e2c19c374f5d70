/** The provider of a paired wallet, which takes requests by name. */
export type PairedProvider = {
  request(call: {
    readonly method: string
    readonly params?: unknown
    /** The network of the request, CAIP-2. */
    readonly chain?: string
  }): Promise<unknown>
  readonly on?: (event: string, listener: (payload: unknown) => void) => unknown
  readonly removeListener?: (event: string, listener: (payload: unknown) => void) => unknown
  readonly disconnect?: () => Promise<unknown>
}
