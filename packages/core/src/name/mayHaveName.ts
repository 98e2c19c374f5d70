import { getAccount } from '../connect/getAccount'
import type { Latchkey } from '../Latchkey'
import { getNetwork } from '../network/getNetwork'

/** [ACC-8] Whether the active account can have a name: in families that have names, and not on a test network. */
export function mayHaveName({ adapters, getState }: Latchkey): boolean {
  const { namespace, isConnected } = getAccount(getState())
  const now = getNetwork(getState(), namespace)
  return Boolean(
    isConnected && adapters.get(namespace)?.traits.names && now?.isSupported && !now.network.testnet,
  )
}
