import { requestAborted, walletBusy } from '@latchkey/protocol'
import type { FramePage } from '../../FramePage'
import { untilWithdrawn } from '../../untilWithdrawn'
import type { AskedRequest } from './askApproval'
import { isCoverable } from './isCoverable'

/** More than any honest site asks at once. */
const mostWaiting = 20

/**
 * Asks the visitor, then signs exactly what they saw. Requests take turns, so each gets its nonce after the one before.
 * [FLG-6] What a permission covers is signed without asking. @throws userRejected, requestAborted, walletBusy, requestInvalid and what signing and sending throw
 */
export async function requestApproval(frame: FramePage, request: AskedRequest): Promise<unknown> {
  const { state } = frame
  if (state.open.size >= mostWaiting) throw walletBusy()
  return untilWithdrawn(frame, async (signal) => {
    const turn = state.line.then(async () => {
      if (signal.aborted) throw requestAborted()
      const mayBeCovered = await isCoverable(frame, request.method)
      // The visitor sees at once that the wallet works on it.
      if (!mayBeCovered) request.show()
      const { askApproval } = await import('./askApproval')
      return askApproval(frame, { ...request, mayBeCovered }, signal)
    })
    // A request that fails doesn't hold up the next one. Its own caller gets the failure.
    state.line = turn.catch(() => undefined)
    const answer = await turn
    // An answer that waits for a block doesn't hold up the next one either.
    return answer()
  })
}
