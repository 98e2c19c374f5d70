/** [IDF-3] The known chain namespaces, in display order. */
export const namespaces = ['eip155', 'solana', 'bip122', 'polkadot'] as const

/** One of the known chain namespaces. */
export type Namespace = (typeof namespaces)[number]

/** [IDF-3] Whether a value is one of the known namespaces. */
export function isNamespace(value: unknown): value is Namespace {
  return namespaces.some((namespace) => namespace === value)
}
