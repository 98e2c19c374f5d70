/** A request to a wallet. */
export type WalletRequest = { readonly method: string; readonly params: unknown }
