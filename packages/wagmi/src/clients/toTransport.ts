import type { Network } from '@latchkey/protocol'
import { fallback, http, type Transport } from 'viem'

/** Returns a transport of viem to the nodes of a network, in the order that the site named them. */
export function toTransport({ rpcUrls }: Network): Transport {
  const nodes = rpcUrls.default.http.map((url) => http(url))
  const [only] = nodes
  return only && nodes.length === 1 ? only : fallback(nodes)
}
