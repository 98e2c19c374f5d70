import { requestAborted } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { repeatCall } from './repeatCall'

/**
 * Repeats a call that waits for the visitor elsewhere, until it returns something. A newer wait ends this one.
 * @throws requestAborted
 */
export async function takeWait<Result>(
  frame: FramePage,
  ask: () => Promise<Result | undefined>,
): Promise<Result> {
  frame.state.waiting?.abort()
  const own = new AbortController()
  frame.state.waiting = own
  const result = await repeatCall(ask, own.signal)
  if (result === undefined) throw requestAborted()
  return result
}
