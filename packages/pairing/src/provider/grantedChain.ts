import { grants } from '../namespaces/grants'
import type { Session } from '../store/SignerState'
import { deprecatedChains } from './deprecatedChains'
import { ownValue } from './ownValue'

/** Returns the id that a session uses for a chain: some wallets still use an old one. */
export function grantedChain(session: Session, chain: string): string {
  const old = ownValue(deprecatedChains, chain)
  return old && !grants(session.namespaces, chain) && grants(session.namespaces, old) ? old : chain
}
