import { isSameBytes } from './crypto/isSameBytes'
import { accountIdOf } from './polkadot/accountIdOf'

/** Whether two addresses of a family are the same account, regardless of case (EVM, bech32) or network prefix (SS58). */
export function isSameAccount(namespace: string, one: string, other: string): boolean {
  if (one === other) return true
  const [small, wanted] = [one.toLowerCase(), other.toLowerCase()]
  if (namespace === 'eip155') return small === wanted
  // base58 is case-sensitive; bech32 uses one case.
  if (namespace === 'bip122') return small === wanted && /^(bc|tb|bcrt)1/.test(small)
  const [first, second] = namespace === 'polkadot' ? [accountIdOf(one), accountIdOf(other)] : []
  return !!first && !!second && isSameBytes(first, second)
}
