import type { NetworkId } from '@latchkey/protocol'
import type { StandardAccount } from '../wallet/parseAccounts'
import { toStandardChain } from './toStandardChain'

/** Whether an account lists a network, by the standard's name or by its id. */
export function isFor({ chains }: StandardAccount, id: NetworkId): boolean {
  return chains.includes(toStandardChain(id)) || chains.includes(id)
}
