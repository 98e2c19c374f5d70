import { setTimeout as wait } from 'node:timers/promises'
import { type Client, type Hex, type TransactionReceipt, TransactionReceiptNotFoundError } from 'viem'
import { getTransactionReceipt } from 'viem/actions'
import { nodeFailed } from '../../rpc/errors'

/**
 * Waits until a transaction is mined. It asks for the receipt itself: where each transaction has its own block, viem can
 * wait for a next block that never comes.
 */
export async function untilMined(client: Client, hash: Hex): Promise<TransactionReceipt> {
  for (let tries = 0; tries < 3_000; tries++) {
    try {
      return await getTransactionReceipt(client, { hash })
    } catch (error) {
      if (!(error instanceof TransactionReceiptNotFoundError)) throw error
      await wait(10)
    }
  }
  throw nodeFailed({ reason: 'a transaction was not mined' })
}
