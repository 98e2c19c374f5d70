import { nullable } from 'valibot'
import { type ChainBlock, shortBlockSchema, transactionSchema } from './chainData'
import type { Ask } from './createAsk'

/** Reads a block whose transactions are too large for one answer. */
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
  // A transaction moved, so the block is no longer part of the chain.
  return transactions.length === found.length ? { ...short, transactions } : undefined
}
