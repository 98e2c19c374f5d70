import type { Network } from '@latchkey/protocol'
import { askNodes, callNode, type RpcCall } from '@latchkey/rpc'
import { readExactJson } from './readExactJson'
import { toKind } from './toKind'

/** Sends one call to the nodes that the site names for a network, one after the other, and to no other host. @throws noRpcUrl, requestTimeout, httpStatus, networkFailure, malformedAnswer */
export function askNode(network: Network, call: RpcCall): Promise<unknown> {
  return askNodes(network, (url) => callNode(url, call, { parse: readExactJson, toError: toKind }))
}
