import { getSwapNetworks } from '@latchkey/protocol'
import { openGateway } from '../http/openGateway'
import type { Latchkey } from '../Latchkey'

/** [SWP-1] Which networks the gateway can swap on. Asked once; again after a failure. @throws requestTimeout, httpStatus, networkFailure, malformedAnswer */
export function fetchSwapNetworks(latchkey: Latchkey): Promise<ReadonlySet<string>> {
  const { live } = latchkey
  const read = async () => {
    try {
      const { networks } = await openGateway(latchkey).call(getSwapNetworks, {})
      return new Set(networks.map(({ chainId }) => chainId))
    } catch (cause) {
      delete live.swapNetworks
      throw cause
    }
  }
  live.swapNetworks ??= read()
  return live.swapNetworks
}
