/** One JSON-RPC call, with nothing beside what the standard knows. */
export type RpcCall = {
  readonly jsonrpc: '2.0'
  readonly id: string | number | null
  readonly method: string
  readonly params?: readonly unknown[] | object
}

/** Reads a call from outside; nothing, where it is none. */
export function parseRpcCall(value: unknown): RpcCall | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const { id = null, method, params }: { id?: unknown; method?: unknown; params?: unknown } = value
  if (typeof method !== 'string' || method.length > 100) return undefined
  if (id !== null && typeof id !== 'string' && typeof id !== 'number') return undefined
  if (params === undefined || params === null) return { jsonrpc: '2.0', id, method }
  return typeof params === 'object' ? { jsonrpc: '2.0', id, method, params } : undefined
}
