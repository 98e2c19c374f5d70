import type { Network } from '@latchkey/protocol'
import { askNode } from '../read/askNode'

/** The highest price per unit, in millionths of a lamport: with the limits used here, a ten-thousandth of a SOL. */
const most = 1_000_000n

/**
 * Returns what others recently paid to write the same accounts, at the 75th percentile, so the transaction is included
 * soon. If a node can't tell, there is no extra fee.
 */
export async function getPriorityFee(network: Network, accounts: readonly string[]): Promise<bigint> {
  try {
    const answer = await askNode(network, {
      method: 'getRecentPrioritizationFees',
      params: [accounts.slice(0, 128)],
    })
    const fees = (Array.isArray(answer) ? answer : [])
      .map((one) => Object(one).prioritizationFee)
      .filter((fee) => Number.isSafeInteger(fee) && fee >= 0)
      .sort((one, other) => one - other)
    const fee = BigInt(fees[Math.floor(fees.length * 0.75)] ?? 0)
    return fee > most ? most : fee
  } catch {
    // Not every node has the method. Without a priority fee the transaction is included when there is room.
    return 0n
  }
}
