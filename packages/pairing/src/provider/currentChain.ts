import { chainOf } from '../namespaces/chainOf'
import { grants } from '../namespaces/grants'
import type { Session } from '../store/SignerState'
import { accountsIn } from './accountsIn'
import { deprecatedChains } from './deprecatedChains'
import { grantedChain } from './grantedChain'
import { ownValue } from './ownValue'
import type { ProviderContext } from './ProviderContext'

/** The id of today of a chain that a wallet may know by one of the past. */
function toCurrentId(chain: string): string {
  return Object.keys(deprecatedChains).find((id) => deprecatedChains[id] === chain) ?? chain
}

/** The chain a family is on, CAIP-2: the one chosen last, else the site's default, else that of the first account. */
export function currentChain(context: ProviderContext, namespace: string, session: Session | null): string {
  const chosen = ownValue(context.memory.read().chains, namespace)
  if (chosen !== undefined) return chosen
  const config = ownValue(context.config(), namespace)
  const wanted = config?.defaultChain
  if (wanted && (!session || grants(session.namespaces, grantedChain(session, wanted)))) return wanted
  const [first] = session ? accountsIn(session, namespace) : []
  return first ? toCurrentId(chainOf(first)) : (config?.chains[0] ?? `${namespace}:`)
}
