import type { Network } from '@latchkey/protocol'
import { getFeeRates } from './getFeeRates'

/**
 * Returns the price of a virtual byte for one of the next blocks, in satoshi. @throws malformedAnswer and what
 * `askExplorer` throws
 */
export async function getFeeRate(network: Network): Promise<bigint> {
  return (await getFeeRates(network)).normal
}
