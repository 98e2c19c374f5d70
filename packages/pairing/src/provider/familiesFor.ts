import type { Session } from '../store/SignerState'
import { namespacesOf } from './namespacesOf'
import { ownValue } from './ownValue'
import type { ProviderContext } from './ProviderContext'

/**
 * [CON-13] The families of chains that a session is for: the one it was asked for, those that use it already, and those
 * that nobody is connected in. One that the site let go of, or that is connected by another session, is not taken over.
 */
export function familiesFor(context: ProviderContext, session: Session, asked?: string): readonly string[] {
  const { topics, left } = context.memory.read()
  return namespacesOf(session).filter((namespace) => {
    if (ownValue(left, namespace) === session.topic) return false
    const topic = ownValue(topics, namespace) ?? session.topic
    return namespace === asked || topic === session.topic || !context.isHeld(namespace)
  })
}
