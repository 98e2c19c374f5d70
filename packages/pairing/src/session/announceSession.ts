import type { Session } from '../store/SignerState'
import type { SignerContext } from './SignerContext'

/** Reports a session to this page once, and resolves its callers. */
export function announceSession(context: SignerContext, session: Session): void {
  const { topic, pairingTopic, authentication } = session
  if (!context.known.has(topic)) {
    context.known.set(topic, session)
    context.events.emit('sessionSettled', { session, authentication })
  }
  context.approvals.get(pairingTopic)?.resolve(authentication ? { session, authentication } : { session })
  context.approvals.delete(pairingTopic)
}
