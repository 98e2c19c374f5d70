import { malformedAnswer, type Network } from '@latchkey/protocol'
import { askExplorer } from '../read/askExplorer'

/** About an hour. */
const targetBlocks = '6'
/** Fees have never been higher; a service that says so is wrong, and the money would be lost. */
const highestRate = 1_000

/**
 * Returns the price of a virtual byte for one of the next blocks, in satoshi. @throws malformedAnswer and what
 * `askExplorer` throws
 */
export async function getFeeRate(network: Network): Promise<bigint> {
  const text = await askExplorer(network, '/fee-estimates')
  try {
    // A chain without fees, such as a local one, has no estimate.
    const rate: unknown = Object(JSON.parse(text))[targetBlocks] ?? 1
    if (typeof rate === 'number' && rate >= 0)
      return BigInt(Math.min(highestRate, Math.max(1, Math.ceil(rate))))
  } catch (cause) {
    throw malformedAnswer({ what: 'fee-estimates' }, { cause })
  }
  throw malformedAnswer({ what: 'fee-estimates' })
}
