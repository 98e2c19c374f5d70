import { nullable } from 'valibot'
import { type ChainBlock, shortBlockSchema, transactionSchema } from './chainData'
import type { Ask } from './createAsk'

/** A block whose transactions are too large to be told at once. */
export async function readBlockInParts(
  ask: Ask,
  number: string,
  signal: AbortSignal,
): Promise<ChainBlock | undefined> {
  const short = await ask.one(nullable(shortBlockSchema), 'eth_getBlockByNumber', [number, false], signal)
  if (!short) return undefined
  const { hash, transactions: hashes } = short
  const found = await ask.each(nullable(transactionSchema), 'eth_getTransactionByHash', hashes, signal)
  const transactions = found.flatMap((one) => (one?.blockHash === hash ? [one] : []))
  // One that is elsewhere now: the block is not of the chain any longer.
  return transactions.length === found.length ? { ...short, transactions } : undefined
}
