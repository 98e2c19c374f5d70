import { parseNetworkId } from '@latchkey/protocol'
import { canonicalAddress } from '../account/canonicalAddress'
import type { Session } from './Session'
import { toOwnPrefix } from './toOwnPrefix'

/**
 * Whose session it is: CAIP-10, in one form for each account. With the chain, because a smart account may be somebody
 * else's on another chain.
 */
export function accountOf({ chain, address }: Pick<Session, 'chain' | 'address'>): string {
  const { namespace, chainId } = parseNetworkId(chain)
  if (namespace === 'eip155') return `${chain}:${address.toLowerCase()}`
  return `${chain}:${namespace === 'polkadot' ? toOwnPrefix(chainId, address) : canonicalAddress(address)}`
}
