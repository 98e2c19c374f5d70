import type { Network } from '@latchkey/protocol'
import { askNode } from '../read/askNode'

/** What is paid for a unit at most, in millionths of a lamport: with the limits used here, a ten-thousandth of a SOL. */
const most = 1_000_000n

/**
 * What others have lately paid to write the same accounts, so that the transaction is taken soon: as much as three
 * quarters of them. A node that can't tell costs nothing extra.
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
    // Not every node has the method; without a priority the transaction is taken when there is room.
    return 0n
  }
}
