/** What a chain's own description of itself lets one decode and ask. */
export type Runtime = {
  /** Decodes a call; undefined if the bytes aren't one, to the last of them. Never throws. */
  readonly decodeCall: (call: Uint8Array) => unknown
  /** Asks a function of the runtime; undefined if this runtime has none of that name. Rejects as the node does. */
  readonly ask: (api: string, method: string, args: readonly unknown[]) => Promise<unknown>
  /** Reads what a pallet stores; undefined if there is nothing. Rejects as the node does. */
  readonly read: (pallet: string, entry: string, keys: readonly unknown[]) => Promise<unknown>
}
