import type { Address } from 'viem'
import { readChain } from '../browser/readChain'

/** What an account paid for its own transactions since a block. */
export async function gasOf(owner: Address, since: bigint): Promise<bigint> {
  const chain = readChain()
  const last = await chain.getBlockNumber()
  let paid = 0n
  for (let blockNumber = since + 1n; blockNumber <= last; blockNumber += 1n) {
    const { transactions } = await chain.getBlock({ blockNumber, includeTransactions: true })
    for (const { from, hash } of transactions)
      if (from.toLowerCase() === owner.toLowerCase()) {
        const { gasUsed, effectiveGasPrice } = await chain.getTransactionReceipt({ hash })
        paid += gasUsed * effectiveGasPrice
      }
  }
  return paid
}
