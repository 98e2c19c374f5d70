import type { Network } from '@latchkey/protocol'
import { askNode } from '../read/askNode'
import { parseAmount } from '../read/parseAmount'

/** The chain counts so many bytes for an account besides its data. */
const overhead = 128n

/** Returns the least that an account with data of a length has to hold. */
export type RentOf = (length: number) => bigint

/** What the chain demands of accounts, in proportion to their length. @throws malformedAnswer, requestTimeout, httpStatus, networkFailure */
export async function readRent(network: Network): Promise<RentOf> {
  const method = 'getMinimumBalanceForRentExemption'
  const least = parseAmount(await askNode(network, { method, params: [0] }), method)
  return (length) => (least * (overhead + BigInt(length)) + overhead - 1n) / overhead
}
