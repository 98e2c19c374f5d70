import { chainOf } from '../namespaces/chainOf'
import type { Session } from '../store/SignerState'
import { accountsIn } from './accountsIn'
import { currentChain } from './currentChain'
import { grantedChain } from './deprecatedChains'
import type { ProviderContext } from './ProviderContext'

/** Returns a family's addresses on its current chain, or all if it has none there. The wallet's first choice comes first. */
export function currentAccounts(
  context: ProviderContext,
  namespace: string,
  session: Session,
): readonly string[] {
  const chain = grantedChain(session, currentChain(context, namespace, session))
  const all = accountsIn(session, namespace)
  const there = all.filter((account) => chainOf(account) === chain)
  const shown = there.length > 0 ? there : all
  const addresses = shown.map((account) => account.slice(chainOf(account).length + 1))
  const first = (context.preferred.get(namespace) ?? []).filter((address) => addresses.includes(address))
  return [...new Set([...first, ...addresses])]
}
