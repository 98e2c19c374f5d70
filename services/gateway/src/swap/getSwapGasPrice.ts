import type { getSwapGasPrice as contract } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'

/** [SWP-1] Returns the gas price of a network, and two higher ones for those in a hurry. */
export function getSwapGasPrice({ swaps }: Services): Handler<typeof contract> {
  return async ({ query: { chainId }, signal }) => {
    if (!chainId.startsWith('eip155:') || !swaps.isServed(chainId)) throw refusals.gasPriceNotSupported()
    const standard = await swaps.gasPrice(chainId, signal)
    return {
      standard: `${standard}`,
      fast: `${(standard * 125n) / 100n}`,
      instant: `${(standard * 150n) / 100n}`,
    }
  }
}
