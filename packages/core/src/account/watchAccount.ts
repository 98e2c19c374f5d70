import { getAccount } from '../connect/getAccount'
import type { Latchkey } from '../Latchkey'
import { fetchBalance } from './fetchBalance'
import { fetchName } from './fetchName'

/**
 * Keeps the active account's balance and name known while somebody looks: they are read when the account or
 * its network changes, and not at all when nobody looks. Returns how to stop.
 */
export function watchAccount(latchkey: Latchkey): () => void {
  const look = (caipAddress: string | null) => {
    if (caipAddress) void Promise.all([fetchBalance(latchkey), fetchName(latchkey)])
  }
  look(getAccount(latchkey.getState()).caipAddress)
  return latchkey.subscribe((state) => getAccount(state).caipAddress, look)
}
