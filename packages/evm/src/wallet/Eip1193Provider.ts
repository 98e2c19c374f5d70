/** The part of a wallet's EIP-1193 object that is used here; old wallets come without listeners. */
export type Eip1193Provider = {
  request(call: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  readonly on?: (event: string, listener: (payload: unknown) => void) => unknown
  readonly removeListener?: (event: string, listener: (payload: unknown) => void) => unknown
}
