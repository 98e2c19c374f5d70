/** [IDF-3] The chain namespaces that are known, in the order in which they are shown. */
export const namespaces = ['eip155', 'solana', 'bip122', 'polkadot'] as const

/** One of the known chain namespaces. */
export type Namespace = (typeof namespaces)[number]
