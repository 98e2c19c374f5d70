/** The most that gas may cost, and what the sponsor has, in wei. */
export type CheckedPrice = { readonly maxFee: bigint; readonly balance: bigint }
