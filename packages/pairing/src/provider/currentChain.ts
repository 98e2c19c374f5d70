import { chainOf } from '../namespaces/chainOf'
import { grants } from '../namespaces/grants'
import type { Session } from '../store/SignerState'
import { accountsIn } from './accountsIn'
import { deprecatedChains, grantedChain } from './deprecatedChains'
import { ownValue } from './ownValue'
import type { ProviderContext } from './ProviderContext'

/** Maps an old chain id to the current one. */
function toCurrentId(chain: string): string {
  return Object.keys(deprecatedChains).find((id) => deprecatedChains[id] === chain) ?? chain
}

/** Returns the CAIP-2 chain of a family: the last chosen, else the site's default, else the first account's. */
export function currentChain(context: ProviderContext, namespace: string, session: Session | null): string {
  const chosen = ownValue(context.memory.read().chains, namespace)
  if (chosen !== undefined) return chosen
  const config = ownValue(context.config(), namespace)
  const wanted = config?.defaultChain
  if (wanted && (!session || grants(session.namespaces, grantedChain(session, wanted)))) return wanted
  const [first] = session ? accountsIn(session, namespace) : []
  return first ? toCurrentId(chainOf(first)) : (config?.chains[0] ?? `${namespace}:`)
}
