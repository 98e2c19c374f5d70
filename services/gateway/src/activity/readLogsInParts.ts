import { nullable } from 'valibot'
import { type ChainLog, receiptSchema, shortBlockSchema } from './chainData'
import type { Ask } from './createAsk'
import { chainMoved } from './errors'

/** Reads the logs of a block transaction by transaction, when they are too large for one answer. @throws chainMoved */
export async function readLogsInParts(
  ask: Ask,
  blockHash: string,
  kinds: readonly string[],
  signal: AbortSignal,
): Promise<ChainLog[]> {
  const short = await ask.one(nullable(shortBlockSchema), 'eth_getBlockByHash', [blockHash, false], signal)
  if (!short) throw chainMoved({ chainId: ask.chainId })
  const hashes = short.transactions
  const receipts = await ask.each(nullable(receiptSchema), 'eth_getTransactionReceipt', hashes, signal)
  return receipts.flatMap((receipt) => {
    if (receipt?.blockHash !== blockHash) throw chainMoved({ chainId: ask.chainId })
    return receipt.logs.filter(({ topics: [kind = ''] }) => kinds.includes(kind))
  })
}
