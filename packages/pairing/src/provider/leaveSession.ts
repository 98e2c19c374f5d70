import type { Session } from '../store/SignerState'
import { namespacesOf } from './accountsIn'
import { ownValue } from './ownValue'
import type { ProviderContext, ProviderSigner } from './ProviderContext'

/** [CON-13] Disconnects a family from its session. The last connected family ends the session. @throws what `signer.disconnect` throws */
export async function leaveSession(
  context: ProviderContext,
  signer: ProviderSigner,
  session: Session,
  namespace: string,
): Promise<void> {
  const { topic } = session
  const { topics, chains } = context.memory.read()
  const isNeeded = namespacesOf(session).some(
    (each) => each !== namespace && ownValue(topics, each) === topic && context.isHeld(each),
  )
  if (!isNeeded) return signer.disconnect(topic)
  const { [namespace]: _topic, ...rest } = topics
  const { [namespace]: _chain, ...kept } = chains
  context.preferred.delete(namespace)
  context.memory.update((state) => ({
    ...state,
    topics: rest,
    chains: kept,
    left: { ...state.left, [namespace]: topic },
  }))
}
