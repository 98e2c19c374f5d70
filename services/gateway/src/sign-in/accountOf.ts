import { canonicalAddress } from '../account/canonicalAddress'
import type { Session } from './Session'

/**
 * Whose session it is: CAIP-10, in one form for each address. With the chain, because a smart account may be somebody
 * else's on another chain.
 */
export function accountOf({ chain, address }: Pick<Session, 'chain' | 'address'>): string {
  return `${chain}:${chain.startsWith('eip155:') ? address.toLowerCase() : canonicalAddress(address)}`
}
