import type { Network } from '@latchkey/protocol'
import { askNodes, callNode } from '@latchkey/rpc'

/** Sends one call to the nodes that the site names for a network, one after the other, and to no other host. @throws noRpcUrl and what `callNode` throws */
export function askNode(network: Network, method: string, params: readonly unknown[]): Promise<unknown> {
  return askNodes(network, (url) => callNode(url, { method, params }))
}
