import { adapterConnected, type Namespace } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { addNetwork } from '../network/addNetwork'
import { missingAdapter } from '../options/missingAdapter'
import type { NetworkInput } from '../options/Options'
import type { ChainAdapter } from '../ports/ChainAdapter'
import { cancelConnect } from './cancelConnect'
import { familyRemoved } from './listTransitions'

/** Adds a family with its networks, and looks for its wallets if a search is running. */
export function addAdapter(
  latchkey: Latchkey,
  adapter: ChainAdapter,
  networks: readonly NetworkInput[],
): void {
  latchkey.adapters.set(adapter.namespace, adapter)
  for (const network of networks) addNetwork(latchkey, adapter.namespace, network)
  if (latchkey.live.discoveries.size > 0) latchkey.discover()
}

/**
 * [CON-6] Removes a family without a connection, and its wallets. The answer of one that is being asked no longer
 * counts. @throws noAdapter, adapterConnected
 */
export function removeAdapter(latchkey: Latchkey, namespace: Namespace): void {
  if (!latchkey.adapters.has(namespace)) throw missingAdapter(latchkey, namespace)
  if (latchkey.getState().connect.active[namespace]) throw adapterConnected({ namespace })
  const { adapters, live } = latchkey
  live.attempts.delete(namespace)
  cancelConnect(latchkey, namespace)
  for (const [key, wallet] of live.wallets) {
    if (wallet.connector.chain !== namespace) continue
    live.wallets.delete(key)
    wallet.stop()
  }
  adapters.delete(namespace)
  live.discoveries.get(namespace)?.()
  live.discoveries.delete(namespace)
  latchkey.store.send(familyRemoved, namespace)
}
