/** [IDF-3] The known chain namespaces, in display order. */
export const namespaces = ['eip155', 'solana', 'bip122', 'polkadot'] as const

/** One of the known chain namespaces. */
export type Namespace = (typeof namespaces)[number]
