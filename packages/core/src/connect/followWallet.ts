import type { Latchkey } from '../Latchkey'
import { reviewNetwork } from '../network/reviewNetwork'
import type { ChainAdapter } from '../ports/ChainAdapter'
import type { Connector } from '../ports/Connector'
import { dropWallet, isConnectedTo } from './dropWallet'
import { isContested } from './isContested'
import { liveKey } from './LiveConnections'
import { forgetConnection, rememberAccount } from './rememberConnection'
import { walletChanged } from './transitions'

/**
 * [CON-14] Listens to a wallet. What it reports becomes our state at once. `isChosen` if the visitor connected it
 * in this page.
 */
export function followWallet(
  latchkey: Latchkey,
  adapter: ChainAdapter,
  connector: Connector,
  isChosen = false,
): void {
  const { chain: namespace, id: connectorId } = connector
  const key = liveKey(namespace, connectorId)
  const known = latchkey.live.wallets.get(key)
  if (known) {
    known.isChosen ||= isChosen
    return
  }
  const stopWatching = adapter.watch(connector, (change) => {
    if (!isConnectedTo(latchkey, namespace, connectorId)) return
    const before = latchkey.getState().connect.active[namespace]
    latchkey.store.send(walletChanged, { namespace, connectorId, change })
    if (!isConnectedTo(latchkey, namespace, connectorId)) return dropWallet(latchkey, namespace, connectorId)
    // Only what happened in this tab: another tab may have chosen another account.
    if (latchkey.getState().connect.active[namespace] !== before) rememberAccount(latchkey, namespace)
    reviewNetwork(latchkey, namespace)
  })
  const stopRivals = watchRivals(latchkey, connector)
  const stop = () => {
    stopRivals()
    stopWatching()
  }
  latchkey.live.wallets.set(key, { connector, isChosen, stop })
}

/**
 * Acts when a second program announces the id of a wallet that we listen to. A restored connection ends, because the
 * visitor may have chosen the other program. One that was made in this page stays, but isn't restored later.
 */
function watchRivals(latchkey: Latchkey, connector: Connector): () => void {
  const { chain, id } = connector
  const act = () => {
    latchkey.logger.warn(`Two programs announce the wallet ${connector.claims ?? id}`)
    const isChosen = latchkey.live.wallets.get(liveKey(chain, id))?.isChosen
    if (isChosen || !isConnectedTo(latchkey, chain, id)) forgetConnection(latchkey, chain, id)
    else dropWallet(latchkey, chain, id)
  }
  return latchkey.subscribe(
    ({ connect }) => connect.connectors,
    (now, before) => {
      // After all others have heard of the new wallet, so they hear of changes in order.
      if (isContested(now, connector) && !isContested(before, connector)) queueMicrotask(act)
    },
  )
}

/** Stops listening to a wallet that didn't connect. */
export function unfollowWallet(latchkey: Latchkey, { chain, id }: Connector): void {
  if (isConnectedTo(latchkey, chain, id)) return
  const key = liveKey(chain, id)
  latchkey.live.wallets.get(key)?.stop()
  latchkey.live.wallets.delete(key)
}
