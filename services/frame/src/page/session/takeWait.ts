import { requestAborted } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'

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
  while (!own.signal.aborted) {
    const result = await ask()
    if (result !== undefined && !own.signal.aborted) return result
  }
  throw requestAborted()
}
