import { chainOf } from '../namespaces/chainOf'
import type { Session } from '../store/SignerState'
import { accountsIn } from './accountsIn'
import { familiesFor } from './familiesFor'
import type { ProviderContext, ProviderSigner } from './ProviderContext'

/** Assigns a session to its families, and ends sessions that no family uses anymore. */
export function adoptSession(
  context: ProviderContext,
  signer: ProviderSigner,
  session: Session,
  asked?: string,
): void {
  const families = familiesFor(context, session, asked)
  const isKept = ([namespace, chain]: readonly [string, string]) =>
    !families.includes(namespace) ||
    accountsIn(session, namespace).some((account) => chainOf(account) === chain)
  const { topics: before } = context.memory.read()
  const { topics: after } = context.memory.update((state) => ({
    ...state,
    topics: { ...state.topics, ...Object.fromEntries(families.map((each) => [each, session.topic])) },
    chains: Object.fromEntries(Object.entries(state.chains).filter(isKept)),
  }))
  const used = Object.values(after)
  for (const namespace of families) context.preferred.delete(namespace)
  for (const topic of new Set(Object.values(before))) {
    // Already gone is fine.
    if (!used.includes(topic)) signer.disconnect(topic).catch(() => undefined)
  }
}
