import { adapterConnected, type Namespace, noAdapter } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { addNetwork } from '../network/addNetwork'
import type { NetworkInput } from '../options/Options'
import type { ChainAdapter } from '../ports/ChainAdapter'
import { connectorFound } from './transitions'

/** Adds a family of chains with its networks. */
export function addAdapter(
  latchkey: Latchkey,
  adapter: ChainAdapter,
  networks: readonly NetworkInput[],
): void {
  latchkey.adapters.set(adapter.namespace, adapter)
  for (const network of networks) addNetwork(latchkey, adapter.namespace, network)
  const stopOthers = latchkey.live.stopDiscovery
  if (!stopOthers) return
  const { enableEIP6963, enableInjected } = latchkey.options
  const stop = adapter.discover({
    announced: enableEIP6963,
    injected: enableInjected,
    found: (connector) => latchkey.store.send(connectorFound, connector),
  })
  latchkey.live.stopDiscovery = () => {
    stopOthers()
    stop()
  }
}

/** [CON-6] Removes a family of chains that nobody is connected with. @throws noAdapter, adapterConnected */
export function removeAdapter(latchkey: Latchkey, namespace: Namespace): void {
  if (!latchkey.adapters.has(namespace)) throw noAdapter({ namespace })
  if (latchkey.getState().connect.active[namespace]) throw adapterConnected({ namespace })
  latchkey.adapters.delete(namespace)
}
