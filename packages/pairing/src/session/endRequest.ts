import type { StoredRequest } from '../store/SignerState'
import { transitions } from '../store/transitions'
import { pendingRequests, toPending } from './pendingRequests'
import type { SignerContext } from './SignerContext'
import type { SignerEvents } from './SignerEvents'

/** Closes a request, settles its caller and emits the event. */
export function endRequest(
  context: SignerContext,
  request: StoredRequest,
  outcome: SignerEvents['requestEnded']['outcome'],
): void {
  context.store.update(transitions.requestDropped(request.id))
  const waiter = context.answers.get(request.id)
  context.answers.delete(request.id)
  if (waiter) {
    if ('error' in outcome) waiter.reject(outcome.error)
    else waiter.resolve(outcome.result)
  }
  context.reschedule()
  context.events.emit('requestEnded', { request: toPending(request), waited: waiter !== undefined, outcome })
  context.events.emit('pendingChanged', pendingRequests(context))
}
