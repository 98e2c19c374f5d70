import { isSameAddress } from '@latchkey/protocol'
import { isSameBytes } from './crypto/isSameBytes'
import { accountIdOf } from './polkadot/accountIdOf'

/** Whether two addresses of a family are the same account; in SS58 one key has an address on each network. */
export function isSameAccount(namespace: string, one: string, other: string): boolean {
  if (isSameAddress(namespace, one, other)) return true
  const [first, second] = namespace === 'polkadot' ? [accountIdOf(one), accountIdOf(other)] : []
  return !!first && !!second && isSameBytes(first, second)
}
