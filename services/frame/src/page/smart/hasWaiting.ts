import type { NetworkId } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { askBundler } from './askBundler'
import { fromCallsId } from './callsId'
import { operationRejected } from './errors'
import { isRecent } from './isRecent'

/** As many as may wait: of more, the oldest are mined. */
const mostWaiting = 5

/** Whether an operation that this wallet sent a short time ago isn't mined yet. @throws what askBundler throws */
export async function hasWaiting(
  frame: Pick<FramePage, 'config' | 'projectId' | 'store'>,
  chain: NetworkId,
): Promise<boolean> {
  const { calls } = await frame.store.read()
  const sent = calls
    .filter((one) => isRecent(one))
    .map(({ own }) => fromCallsId(own))
    .filter((one) => one.kind === 'operation' && one.chain === chain)
  const isWaiting = async (hash: string) => {
    try {
      return (await askBundler(frame, chain, 'eth_getUserOperationReceipt', [hash])) === null
    } catch (cause) {
      if (operationRejected.is(cause)) return false
      throw cause
    }
  }
  return (await Promise.all(sent.slice(-mostWaiting).map(({ hash }) => isWaiting(hash)))).includes(true)
}
