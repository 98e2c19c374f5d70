import { sessionExpired } from '@latchkey/protocol'
import type { Session } from '../store/SignerState'
import { namespacesOf } from './accountsIn'
import { adoptSession } from './adoptSession'
import { forgetSession } from './forgetSession'
import { ownValue } from './ownValue'
import type { ProviderContext, ProviderSigner } from './ProviderContext'

/**
 * [WC-9] Returns the session of a family, including one from before a reload, or null.
 * @throws sessionExpired if there was one and it has expired; it's then forgotten
 */
export function findSessionOf(
  context: ProviderContext,
  signer: ProviderSigner,
  namespace: string,
): Session | null {
  const { topics, left } = context.memory.read()
  const holds = (session: Session) =>
    namespacesOf(session).includes(namespace) && ownValue(left, namespace) !== session.topic
  const topic = ownValue(topics, namespace)
  const session = topic === undefined ? null : signer.session(topic)
  if (session && holds(session)) return session
  // Settled in another tab, or from a proposal made before a reload.
  const [newest] = [...signer.sessions()].filter(holds).sort((one, other) => other.expiry - one.expiry)
  if (newest) adoptSession(context, signer, newest, namespace)
  // A wallet may remove one family from a session.
  if (newest || session || topic === undefined) return newest ?? null
  forgetSession(context, topic)
  context.tell('session_expire', { topic })
  throw sessionExpired()
}
