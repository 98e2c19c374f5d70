import type { StoredSession } from '../store/SignerState'
import type { SignerContext } from './SignerContext'
import { seconds } from './seconds'

/** Finds the session of a topic, unless it has expired. */
export function findSession(context: SignerContext, topic: string): StoredSession | null {
  const { sessions } = context.store.read()
  const stored = Object.hasOwn(sessions, topic) ? sessions[topic] : undefined
  return stored && stored.session.expiry > seconds.of(context.now()) ? stored : null
}
