/** Whose vault it is, and which version. A box of another user or version doesn't open. */
export type VaultOwner = { readonly user: string; readonly version: number }

/** The first byte inside a vault. */
export const vaultFormat = 1
