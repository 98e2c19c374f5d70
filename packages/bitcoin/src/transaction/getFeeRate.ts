import { malformedAnswer, type Network } from '@latchkey/protocol'
import { askExplorer } from '../read/askExplorer'

/** About an hour. */
const targetBlocks = '6'
/** Nothing has ever cost more; a service that says so is wrong, and the fee would be lost. */
const highestRate = 1_000

/** What each virtual byte costs to be in one of the next blocks, in satoshi. @throws malformedAnswer and what `askExplorer` throws */
export async function getFeeRate(network: Network): Promise<bigint> {
  const text = await askExplorer(network, '/fee-estimates')
  try {
    // A chain that nobody pays on, like a local one, has no estimate.
    const rate: unknown = Object(JSON.parse(text))[targetBlocks] ?? 1
    if (typeof rate === 'number' && rate >= 0)
      return BigInt(Math.min(highestRate, Math.max(1, Math.ceil(rate))))
  } catch (cause) {
    throw malformedAnswer({ what: 'fee-estimates' }, { cause })
  }
  throw malformedAnswer({ what: 'fee-estimates' })
}
