import { getSupportedChains, type NetworkId } from '@latchkey/protocol'
import { hasGateway } from '../http/hasGateway'
import { openGateway } from '../http/openGateway'
import type { Latchkey } from '../Latchkey'

async function fetchServed(latchkey: Latchkey): Promise<readonly string[]> {
  try {
    return (await openGateway(latchkey).call(getSupportedChains)).http
  } catch (cause) {
    // The next caller asks again.
    delete latchkey.live.served
    throw cause
  }
}

/**
 * The gate before every call about accounts: whether the gateway serves a network. Its list is fetched once, when
 * first needed. Without a gateway nothing is requested and the gate is closed.
 * @throws httpStatus, requestTimeout, networkFailure, malformedAnswer
 */
export async function isServed(latchkey: Latchkey, networkId: NetworkId): Promise<boolean> {
  if (!hasGateway(latchkey)) return false
  latchkey.live.served ??= fetchServed(latchkey)
  return (await latchkey.live.served).includes(networkId)
}
