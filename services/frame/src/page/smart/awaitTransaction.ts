import {
  fieldsOf,
  malformedAnswer,
  requestAborted,
  requestTimeout,
  rpcTransactionRejected,
} from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { repeatCall } from '../session/repeatCall'
import { askBundler } from './askBundler'
import type { SentCalls } from './callsId'
import { operationRejected } from './errors'
import { isRecent } from './isRecent'

/**
 * Waits until an operation is mined, and returns the hash of its transaction: before, the sponsor may still replace it.
 * @throws rpcTransactionRejected, requestAborted, requestTimeout if nobody has learned of it by then, networkFailure
 */
export async function awaitTransaction(
  frame: Pick<FramePage, 'config' | 'projectId'>,
  { chain, hash }: SentCalls,
  signal: AbortSignal,
): Promise<string> {
  const method = 'eth_getUserOperationReceipt'
  const at = Date.now()
  const ask = async () => {
    const receipt = await askBundler(frame, chain, method, [hash])
    if (receipt !== null) return receipt
    if (!isRecent({ at }) && !(await askBundler(frame, chain, 'eth_getUserOperationByHash', [hash])))
      throw requestTimeout()
    return undefined
  }
  const found = await repeatCall(ask, signal).catch((cause: unknown) => {
    throw operationRejected.is(cause) ? rpcTransactionRejected({}, { cause }) : cause
  })
  if (found === undefined) throw requestAborted()
  const { transactionHash } = fieldsOf(fieldsOf(found).receipt)
  if (typeof transactionHash !== 'string') throw malformedAnswer({ what: method })
  return transactionHash
}
