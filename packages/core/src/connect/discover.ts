import { recentWallets } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { connectorFound, walletsRemembered } from './transitions'

/** Starts to look for wallets in every family; a second call changes nothing. */
export function discover(latchkey: Latchkey): void {
  if (latchkey.live.stopDiscovery || !latchkey.host.isBrowser) return
  latchkey.store.send(walletsRemembered, latchkey.storage.get(recentWallets))
  const { enableEIP6963, enableInjected } = latchkey.options
  const stops: (() => void)[] = []
  latchkey.live.stopDiscovery = () => {
    for (const stop of stops) stop()
  }
  for (const adapter of latchkey.adapters.values()) {
    stops.push(
      adapter.discover({
        announced: enableEIP6963,
        injected: enableInjected,
        found: (connector) => latchkey.store.send(connectorFound, connector),
      }),
    )
  }
}
