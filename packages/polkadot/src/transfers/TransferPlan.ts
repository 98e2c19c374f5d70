/** What `quote` plans and `send` carries out: an encoded call, in hexadecimal; null if there is nothing to send yet. */
export type TransferPlan = { readonly call: string | null }
