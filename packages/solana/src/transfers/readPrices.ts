import type { Speed } from '@latchkey/core'
import { type Network, networkFailure, requestTimeout } from '@latchkey/protocol'
import { askNode } from '../read/askNode'

/** The price of a compute unit by speed, in millionths of a lamport. */
export type Prices = { readonly [S in Speed]: bigint }

/** The highest price: with the limits used here, at most a few ten-thousandths of a SOL. */
const most = 1_000_000
/** The share of recent blocks that took less, by speed. */
const shares: { readonly [S in Speed]: number } = { slow: 0.25, normal: 0.5, fast: 0.9 }

/** Asks for the fees; a node that doesn't know them has none. @throws requestTimeout, networkFailure */
async function askFees(network: Network, accounts: readonly string[]): Promise<readonly number[]> {
  const method = 'getRecentPrioritizationFees'
  try {
    const answer = await askNode(network, { method, params: [accounts.slice(0, 128)] })
    return (Array.isArray(answer) ? answer : [])
      .map((one) => Object(one).prioritizationFee)
      .filter((fee) => Number.isSafeInteger(fee) && fee >= 0)
  } catch (cause) {
    if (requestTimeout.is(cause) || networkFailure.is(cause)) throw cause
    // The node keeps no such list. Without a tip the transaction still arrives.
    return []
  }
}

/** [SND-1] What others recently paid to write the same accounts. @throws requestTimeout, networkFailure */
export async function readPrices(network: Network, accounts: readonly string[]): Promise<Prices> {
  const fees = [...(await askFees(network, accounts))].sort((one, other) => one - other)
  const at = (share: number) => BigInt(Math.min(fees[Math.floor(fees.length * share)] ?? 0, most))
  return { slow: at(shares.slow), normal: at(shares.normal), fast: at(shares.fast) }
}
