import { getAccount } from '../connect/getAccount'
import type { Latchkey } from '../Latchkey'
import { getNetwork } from '../network/getNetwork'
import { fetchBalance } from './fetchBalance'

/** Reads the active account's balance again when its network has pending transactions, if the adapter watches them. Returns how to stop. */
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
      .catch((cause: unknown) => latchkey.logger.warn('Could not watch pending transactions', cause))
  }
  follow()
  const unsubscribe = latchkey.subscribe((state) => getAccount(state).caipAddress, follow)
  return () => {
    unsubscribe()
    following.abort()
  }
}
