import { rpcError } from '../script/rpcError'
import type { RpcTransport } from './fetchTransport'

/** Calls a node. Its error becomes a wallet's error object with the node's code and data. */
export async function callRpc(
  transport: RpcTransport,
  url: string,
  { method, params = [] }: { readonly method: string; readonly params?: unknown },
): Promise<unknown> {
  let answer: unknown
  try {
    answer = await transport(url, { jsonrpc: '2.0', id: 1, method, params })
  } catch (cause) {
    throw rpcError(-32603, `The node at ${url} can't be reached.`, { cause: String(cause) })
  }
  if (typeof answer !== 'object' || answer === null)
    throw rpcError(-32603, 'The node sent no JSON-RPC answer.')
  if ('error' in answer && answer.error) throw toRpcError(answer.error)
  return 'result' in answer ? answer.result : null
}

function toRpcError(error: unknown) {
  const fields = new Map<string, unknown>(Object.entries(Object(error)))
  const code = fields.get('code')
  const message = fields.get('message')
  return rpcError(
    typeof code === 'number' ? code : -32603,
    typeof message === 'string' ? message : undefined,
    fields.get('data'),
  )
}
