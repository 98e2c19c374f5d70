import type { Network } from '@latchkey/protocol'
import { askNodes, callNode, type RpcCall } from '@latchkey/rpc'
import { readExactJson } from './readExactJson'
import { toKind } from './toKind'

/** One question to the nodes that the site has named for a network, one after the other, and to nobody else. @throws noRpcUrl, requestTimeout, httpStatus, networkFailure, malformedAnswer */
export function askNode(network: Network, call: RpcCall): Promise<unknown> {
  return askNodes(network, (url) => callNode(url, call, { parse: readExactJson, toError: toKind }))
}
