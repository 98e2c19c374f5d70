/** A signed message and the account that claims to have signed it. */
export type Signed = { readonly address: string; readonly message: string; readonly signature: string }
