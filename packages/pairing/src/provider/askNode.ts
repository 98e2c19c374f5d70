import { callNode, type RpcCall } from '@latchkey/rpc'
import { nodeOf } from './nodeOf'
import type { ProviderContext } from './ProviderContext'

/** [WC-6] Sends a call to the node of one chain. @throws rpcProviderNotFound, noRpcUrl and what `callNode` throws */
export async function askNode(context: ProviderContext, chain: string, call: RpcCall): Promise<unknown> {
  const fetch: ProviderContext['fetch'] = (url, init) => context.fetch(url, init)
  return callNode(nodeOf(context, chain), call, { fetch, timeoutMs: 15_000 })
}
