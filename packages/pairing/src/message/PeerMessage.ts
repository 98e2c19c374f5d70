/** A request to the peer. */
export type PeerRequest = { readonly id: number; readonly method: string; readonly params: unknown }

/** An answer. `error` can be anything; wallets are not careful. */
export type PeerAnswer =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: unknown }

/** The content of an envelope. */
export type PeerMessage = PeerRequest | PeerAnswer
