/** The families beside EVM, by the names of their packages. */
export const familyNames = ['solana', 'bitcoin', 'polkadot'] as const

export type FamilyName = (typeof familyNames)[number]
