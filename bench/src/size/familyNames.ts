/** The families besides EVM, by package name. */
export const familyNames = ['solana', 'bitcoin', 'polkadot'] as const

export type FamilyName = (typeof familyNames)[number]
