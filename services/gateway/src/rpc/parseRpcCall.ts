/** One JSON-RPC call, reduced to the fields of the standard. */
export type RpcCall = {
  readonly jsonrpc: '2.0'
  readonly id: string | number | null
  readonly method: string
  readonly params?: readonly unknown[] | object
}

/** Parses a call from a client; returns nothing if it is invalid. */
export function parseRpcCall(value: unknown): RpcCall | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const { id = null, method, params }: { id?: unknown; method?: unknown; params?: unknown } = value
  if (typeof method !== 'string' || method.length > 100) return undefined
  if (id !== null && typeof id !== 'string' && typeof id !== 'number') return undefined
  if (params === undefined || params === null) return { jsonrpc: '2.0', id, method }
  return typeof params === 'object' ? { jsonrpc: '2.0', id, method, params } : undefined
}
