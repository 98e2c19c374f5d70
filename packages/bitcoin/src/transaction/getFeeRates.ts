import type { Speed } from '@latchkey/core'
import { isRecord, malformedAnswer, type Network } from '@latchkey/protocol'
import { askExplorer } from '../read/askExplorer'

/** What a virtual byte costs, in satoshi. */
export type FeeRates = { readonly [S in Speed]: bigint }

/** In how many blocks a transaction should be included, by speed: 20 minutes, an hour, a day. */
export const targetBlocks: { readonly [S in Speed]: number } = { slow: 144, normal: 6, fast: 2 }
/** Fees have never been higher; a service that says so is wrong, and the money would be lost. */
const highestRate = 1_000

/** The estimate for a number of blocks, or for fewer if there is none. */
function rateFor(estimates: Readonly<Record<string, unknown>>, target: number): bigint | null {
  const known = Object.keys(estimates)
    .map(Number)
    .filter((blocks) => blocks > 0)
    .sort((one, other) => one - other)
  const nearest = known.findLast((blocks) => blocks <= target) ?? known[0]
  // A chain without fees, such as a local one, has no estimate.
  const rate = nearest === undefined ? 1 : estimates[nearest]
  if (typeof rate !== 'number' || !(rate >= 0)) return null
  return BigInt(Math.min(highestRate, Math.max(1, Math.ceil(rate))))
}

/** [SND-5] The price of a virtual byte by speed. @throws malformedAnswer and what `askExplorer` throws */
export async function getFeeRates(network: Network): Promise<FeeRates> {
  const what = 'fee-estimates'
  const text = await askExplorer(network, `/${what}`)
  try {
    const estimates: unknown = JSON.parse(text)
    if (!isRecord(estimates)) throw malformedAnswer({ what })
    const [slow, normal, fast] = [targetBlocks.slow, targetBlocks.normal, targetBlocks.fast].map((target) =>
      rateFor(estimates, target),
    )
    if (!slow || !normal || !fast) throw malformedAnswer({ what })
    // Estimates are made one by one, so a later block may look dearer than an earlier one.
    return { slow: slow < normal ? slow : normal, normal, fast: fast > normal ? fast : normal }
  } catch (cause) {
    throw malformedAnswer.is(cause) ? cause : malformedAnswer({ what }, { cause })
  }
}
