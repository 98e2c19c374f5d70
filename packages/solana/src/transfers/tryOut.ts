import { malformedAnswer, type Network, rpcMethodNotFound, transferRefused } from '@latchkey/protocol'
import { askNode } from '../read/askNode'

/** Has a node run a transaction without sending it. @throws transferRefused, malformedAnswer, requestTimeout, httpStatus, networkFailure */
export async function tryOut(network: Network, transaction: string): Promise<void> {
  const method = 'simulateTransaction'
  const options = {
    encoding: 'base64',
    commitment: 'confirmed',
    // Nothing is signed yet.
    sigVerify: false,
    replaceRecentBlockhash: true,
  }
  try {
    const { value } = Object(await askNode(network, { method, params: [transaction, options] }))
    const { err } = Object(value)
    if (err === undefined) throw malformedAnswer({ what: method })
    if (err !== null) throw transferRefused({}, { cause: value })
  } catch (cause) {
    // If the node can't tell, the wallet finds out.
    if (!rpcMethodNotFound.is(cause)) throw cause
  }
}
