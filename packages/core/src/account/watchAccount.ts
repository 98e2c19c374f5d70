import type { Namespace } from '@latchkey/protocol'
import { getAccount } from '../connect/getAccount'
import type { Latchkey } from '../Latchkey'
import { fetchBalance } from './fetchBalance'
import { fetchName } from './fetchName'

/**
 * Keeps balance and name of a family's account, or of the active one, up to date. Reads them when the account or its
 * network changes. Returns how to stop.
 */
export function watchAccount(latchkey: Latchkey, namespace?: Namespace): () => void {
  const look = (caipAddress: string | null) => {
    if (caipAddress) void Promise.all([fetchBalance(latchkey, { namespace }), fetchName(latchkey, namespace)])
  }
  look(getAccount(latchkey.getState(), namespace).caipAddress)
  return latchkey.subscribe((state) => getAccount(state, namespace).caipAddress, look)
}
