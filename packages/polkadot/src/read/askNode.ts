import type { Network } from '@latchkey/protocol'
import { askNodes, callNode } from '@latchkey/rpc'

/** One question to the nodes that the site has named for a network, one after the other, and to nobody else. @throws noRpcUrl and what `callNode` throws */
export function askNode(network: Network, method: string, params: readonly unknown[]): Promise<unknown> {
  return askNodes(network, (url) => callNode(url, { method, params }))
}
