import { recentWallets } from '@latchkey/protocol'
import { connectorFound, walletsRemembered } from '../connect/listTransitions'
import { track } from '../events/track'
import type { Latchkey } from '../Latchkey'
import type { ChainAdapter } from '../ports/ChainAdapter'
import type { Connector } from '../ports/Connector'

/** Nobody has this many wallets; whoever announces more is a script that wants to drown the real ones. */
const familyLimit = 100

/** Starts to look for wallets in every family; one that is being looked through already is left alone. */
export function discover(latchkey: Latchkey): void {
  const { adapters, host, live, storage, store } = latchkey
  if (!host.isBrowser) return
  if (live.discoveries.size === 0) store.send(walletsRemembered, storage.get(recentWallets))
  for (const [namespace, adapter] of adapters)
    if (!live.discoveries.has(namespace)) discoverFamily(latchkey, adapter)
}

/** [EVT-3] Looks for the wallets of one family; one that fails is told of, leaves the others working and is tried again by the next look. */
function discoverFamily(latchkey: Latchkey, adapter: ChainAdapter): void {
  const { live, logger, options, store } = latchkey
  const { namespace } = adapter
  const failed = (cause: unknown) => {
    live.discoveries.delete(namespace)
    logger.error(`The wallets of ${namespace} can't be looked for`, cause)
    const errorMessage = cause instanceof Error ? cause.message : String(cause)
    track(latchkey, 'INTERNAL_SDK_ERROR', { errorType: 'discover', errorMessage })
  }
  try {
    const stop = adapter.discover({
      announced: options.enableEIP6963,
      injected: options.enableInjected,
      found: admit(latchkey, adapter),
      failed,
    })
    live.discoveries.set(namespace, stop)
    if (options.pairing && options.enableWalletConnect)
      store.send(connectorFound, options.pairing.connector(namespace, latchkey))
  } catch (cause) {
    failed(cause)
  }
}

/** Takes wallets in until the family is full: who came first stays, and the rest is told of once. */
function admit({ logger, store }: Latchkey, { namespace }: ChainAdapter): (connector: Connector) => void {
  let isTold = false
  return (connector) => {
    const { connectors } = store.getState().connect
    if (connectors.filter(({ chain }) => chain === namespace).length < familyLimit)
      store.send(connectorFound, connector)
    else if (!isTold) {
      isTold = true
      logger.warn(
        `More than ${familyLimit} wallets of ${namespace} announce themselves; the rest is left out`,
      )
    }
  }
}
