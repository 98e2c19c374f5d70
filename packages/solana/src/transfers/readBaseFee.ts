import { type Network, networkFailure, requestTimeout } from '@latchkey/protocol'
import { base64 } from '@scure/base'
import { askNode } from '../read/askNode'
import { parseAmount } from '../read/parseAmount'
import { layoutOf } from '../transaction/layoutOf'

/** What a signature has cost since the chain began. */
const usual = 5_000n

/** What a transaction costs besides the price of its units: ours are written for a price of zero. @throws requestTimeout, networkFailure, malformedAnswer */
export async function readBaseFee(network: Network, transaction: string): Promise<bigint> {
  const method = 'getFeeForMessage'
  const wire = base64.decode(transaction)
  const message = base64.encode(wire.slice(layoutOf(wire).messageAt))
  try {
    const { value } = Object(
      await askNode(network, { method, params: [message, { commitment: 'confirmed' }] }),
    )
    // A node that is behind doesn't know the block.
    return value === null || value === undefined ? usual : parseAmount(value, method)
  } catch (cause) {
    if (requestTimeout.is(cause) || networkFailure.is(cause)) throw cause
    // The node doesn't price messages. The chain has taken the same for each signature since it began.
    return usual
  }
}
