import { fieldsOf, malformedAnswer, requestAborted, rpcTransactionRejected } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { repeatCall } from '../session/repeatCall'
import { askBundler } from './askBundler'
import type { SentCalls } from './callsId'
import { operationRejected } from './errors'

/**
 * Waits until an operation is mined, and returns the hash of its transaction: before, the sponsor may still replace it.
 * @throws rpcTransactionRejected, requestAborted, networkFailure
 */
export async function awaitTransaction(
  frame: FramePage,
  { chain, hash }: SentCalls,
  signal: AbortSignal,
): Promise<string> {
  const method = 'eth_getUserOperationReceipt'
  const ask = () => askBundler(frame, chain, method, [hash])
  const found = await repeatCall(async () => (await ask()) ?? undefined, signal).catch((cause: unknown) => {
    throw operationRejected.is(cause) ? rpcTransactionRejected({}, { cause }) : cause
  })
  if (found === undefined) throw requestAborted()
  const { transactionHash } = fieldsOf(fieldsOf(found).receipt)
  if (typeof transactionHash !== 'string') throw malformedAnswer({ what: method })
  return transactionHash
}
