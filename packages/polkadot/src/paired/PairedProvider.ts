/** The part of a paired wallet's provider that is used here. */
export type PairedProvider = {
  request(call: {
    readonly method: string
    readonly params?: unknown
    readonly chain?: string
  }): Promise<unknown>
  readonly disconnect?: () => Promise<void>
  readonly on?: (event: string, listener: (payload: unknown) => void) => unknown
  readonly removeListener?: (event: string, listener: (payload: unknown) => void) => unknown
}
