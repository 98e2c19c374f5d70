import { grants } from '../namespaces/grants'
import type { Session } from '../store/SignerState'
import { deprecatedChains } from './deprecatedChains'
import { ownValue } from './ownValue'

/** The id under which a session knows a chain: some wallets still go by one of the past. */
export function grantedChain(session: Session, chain: string): string {
  const old = ownValue(deprecatedChains, chain)
  return old && !grants(session.namespaces, chain) && grants(session.namespaces, old) ? old : chain
}
