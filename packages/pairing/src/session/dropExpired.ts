import { proposalExpired, requestExpired } from '@latchkey/protocol'
import type { StoredProposal } from '../store/SignerState'
import { transitions } from '../store/transitions'
import { dropProposal } from './dropProposal'
import { endRequest } from './endRequest'
import { endSession } from './endSession'
import type { SignerContext } from './SignerContext'
import { seconds } from './seconds'

/** Returns when a proposal expires, in seconds. One-click sign-in may outlive the code. */
export function expiryOf({ expiry, authentication }: StoredProposal): number {
  return Math.max(expiry, authentication?.expiry ?? 0)
}

/** Ends everything that has expired. The wallet isn't told, since it knows the expiry too. */
export function dropExpired(context: SignerContext): void {
  const now = seconds.of(context.now())
  const { proposals, requests, sessions, unsent } = context.store.read()
  for (const { session } of Object.values(sessions))
    if (session.expiry <= now) endSession(context, session.topic, { by: 'expiry' })
  for (const request of Object.values(requests)) {
    // A request without a session can't be answered anymore.
    if (request.expiry <= now || !(request.topic in sessions))
      endRequest(context, request, { error: requestExpired() })
  }
  for (const proposal of Object.values(proposals))
    if (expiryOf(proposal) <= now) dropProposal(context, proposal, proposalExpired())
  dropWaiters(context, now)
  for (const { message, until } of unsent) if (until <= now) context.store.update(transitions.sent(message))
}

/** Returns the next expiry in seconds, or null. */
export function nextExpiry(context: SignerContext): number | null {
  const { proposals, requests, sessions } = context.store.read()
  const times = [
    ...Object.values(sessions).map(({ session }) => session.expiry),
    ...Object.values(requests).map(({ expiry }) => expiry),
    ...Object.values(proposals).map(expiryOf),
    ...[...context.approvals.values(), ...context.answers.values()].map(({ expiry }) => expiry),
  ].filter(Number.isFinite)
  return times.length > 0 ? Math.min(...times) : null
}

/** Ends waits whose record another tab has removed from the store. */
function dropWaiters({ approvals, answers }: SignerContext, now: number): void {
  for (const [topic, waiter] of approvals) {
    if (waiter.expiry > now) continue
    approvals.delete(topic)
    waiter.reject(proposalExpired())
  }
  for (const [id, waiter] of answers) {
    if (waiter.expiry > now) continue
    answers.delete(id)
    waiter.reject(requestExpired())
  }
}
