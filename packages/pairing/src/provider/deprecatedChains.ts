import { solanaNetworkIds } from '@latchkey/protocol'
import { grants } from '../namespaces/grants'
import type { Session } from '../store/SignerState'
import { ownValue } from './ownValue'

/** Old chain ids that some wallets still use, by current id. */
export const deprecatedChains: { readonly [chain: string]: string } = {
  [solanaNetworkIds.mainnet]: 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  [solanaNetworkIds.devnet]: 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
}

/** Returns the id that a session uses for a chain: some wallets still use an old one. */
export function grantedChain(session: Session, chain: string): string {
  const old = ownValue(deprecatedChains, chain)
  return old && !grants(session.namespaces, chain) && grants(session.namespaces, old) ? old : chain
}
