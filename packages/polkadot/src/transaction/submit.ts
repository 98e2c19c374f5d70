import {
  isTransactionHash,
  malformedAnswer,
  type Network,
  noRpcUrl,
  rpcInternal,
  rpcTransactionRejected,
} from '@latchkey/protocol'
import { callNode } from '@latchkey/rpc'
import { bytesToHex } from '@noble/hashes/utils.js'

/** The node that transactions go to. @throws noRpcUrl */
export function submitUrl(network: Network): string {
  const [url] = network.rpcUrls.default.http
  if (!url) throw noRpcUrl({ chainId: network.id })
  return url
}

/** Submits a signed transaction, once and to one node: a second one would be rejected. @throws rpcTransactionRejected, malformedAnswer and what `callNode` throws */
export async function submit(url: string, signed: Uint8Array): Promise<string> {
  const method = 'author_submitExtrinsic'
  const hash = await callNode(url, { method, params: [`0x${bytesToHex(signed)}`] }).catch(
    (error: unknown) => {
      // Nodes have their own codes for the reasons; without a standard code it is still a rejection.
      throw rpcInternal.is(error) ? rpcTransactionRejected({}, { cause: error.cause }) : error
    },
  )
  if (!isTransactionHash(hash)) throw malformedAnswer({ what: method })
  return hash
}
