/** What one side asks of the other. */
export type PeerRequest = { readonly id: number; readonly method: string; readonly params: unknown }

/** What one side answers; an error is anything at all, wallets are not careful. */
export type PeerAnswer =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: unknown }

/** What can be inside an envelope. */
export type PeerMessage = PeerRequest | PeerAnswer
