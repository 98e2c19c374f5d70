import { type LatchkeyError, loaded, type Network } from '@latchkey/protocol'
import { askNodes, callNode, type RpcCall } from '@latchkey/rpc'

/** A text in quotes, or a number. */
const tokens = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/** Parses JSON but keeps whole numbers of 16 or more digits as text, because lamports exceed the precision of a number. */
function readExactJson(text: string): unknown {
  return JSON.parse(text.replace(tokens, (token) => (/^\d{16,}$/.test(token) ? `"${token}"` : token)))
}

/** Turns a node's rejection into an error kind. Only fetched when a node rejects something. */
async function toKind(error: unknown): Promise<LatchkeyError> {
  const { fromNodeError } = await loaded(import('../errors/fromNodeError'))
  return fromNodeError(error)
}

/** Sends one call to the nodes that the site names for a network, one after the other, and to no other host. @throws noRpcUrl, requestTimeout, httpStatus, networkFailure, malformedAnswer */
export function askNode(network: Network, call: RpcCall): Promise<unknown> {
  return askNodes(network, (url) => callNode(url, call, { parse: readExactJson, toError: toKind }))
}
