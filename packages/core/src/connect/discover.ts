import { recentWallets } from '@latchkey/protocol'
import { track } from '../events/track'
import type { Latchkey } from '../Latchkey'
import type { ChainAdapter } from '../ports/ChainAdapter'
import { connectorFound, walletsRemembered } from './listTransitions'

/** Starts to look for wallets in every family; a second call changes nothing. */
export function discover(latchkey: Latchkey): void {
  if (latchkey.live.stopDiscovery || !latchkey.host.isBrowser) return
  const stops: (() => void)[] = []
  latchkey.live.stopDiscovery = () => {
    for (const stop of stops) stop()
  }
  latchkey.store.send(walletsRemembered, latchkey.storage.get(recentWallets))
  for (const adapter of latchkey.adapters.values()) stops.push(discoverFamily(latchkey, adapter))
}

/** [EVT-3] Looks for the wallets of one family; a family that fails is told of and leaves the others working. */
export function discoverFamily(latchkey: Latchkey, adapter: ChainAdapter): () => void {
  const { enableEIP6963, enableInjected } = latchkey.options
  try {
    return adapter.discover({
      announced: enableEIP6963,
      injected: enableInjected,
      found: (connector) => latchkey.store.send(connectorFound, connector),
    })
  } catch (cause) {
    latchkey.logger.error(`The wallets of ${adapter.namespace} can't be looked for`, cause)
    const errorMessage = cause instanceof Error ? cause.message : String(cause)
    track(latchkey, 'INTERNAL_SDK_ERROR', { errorType: 'discover', errorMessage })
    return () => undefined
  }
}
