import { getAccount } from '../connect/getAccount'
import type { Latchkey } from '../Latchkey'
import { getNetwork } from '../network/getNetwork'
import { fetchBalance } from './fetchBalance'

/** Reads the active account's balance anew when its network has pending transactions, where the adapter was told to look for them. Returns how to stop. */
export function followPending(latchkey: Latchkey): () => void {
  let following = new AbortController()
  const follow = () => {
    following.abort()
    following = new AbortController()
    const { namespace, caipAddress } = getAccount(latchkey.getState())
    const now = getNetwork(latchkey.getState(), namespace)
    if (!caipAddress || !now?.isSupported) return
    const notify = () => void fetchBalance(latchkey, { isForced: true })
    latchkey.adapters
      .get(namespace)
      ?.can.watchPending?.({ network: now.network, notify, signal: following.signal })
      .catch((cause: unknown) => latchkey.logger.warn('Pending transactions are not looked for', cause))
  }
  follow()
  const unsubscribe = latchkey.subscribe((state) => getAccount(state).caipAddress, follow)
  return () => {
    unsubscribe()
    following.abort()
  }
}
