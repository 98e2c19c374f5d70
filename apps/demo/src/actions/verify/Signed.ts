/** A signed text, and the account that is said to have signed it. */
export type Signed = { readonly address: string; readonly message: string; readonly signature: string }
