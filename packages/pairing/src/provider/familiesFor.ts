import type { Session } from '../store/SignerState'
import { namespacesOf } from './accountsIn'
import { ownValue } from './ownValue'
import type { ProviderContext } from './ProviderContext'

/**
 * [CON-13] Returns the families that a session serves: the requested one, those that already use it, and unconnected
 * ones. It doesn't take over a family that the site disconnected or that uses another session.
 */
export function familiesFor(context: ProviderContext, session: Session, asked?: string): readonly string[] {
  const { topics, left } = context.memory.read()
  return namespacesOf(session).filter((namespace) => {
    if (ownValue(left, namespace) === session.topic) return false
    const topic = ownValue(topics, namespace) ?? session.topic
    return namespace === asked || topic === session.topic || !context.isHeld(namespace)
  })
}
