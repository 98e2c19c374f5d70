import type { Latchkey } from '../Latchkey'
import { reviewNetwork } from '../network/reviewNetwork'
import type { ChainAdapter, WalletChange } from '../ports/ChainAdapter'
import type { Connector } from '../ports/Connector'
import { dropWallet, isConnectedTo } from './dropWallet'
import { getConnector } from './getConnector'
import { type LiveWallet, liveKey } from './LiveConnections'
import { forgetConnection, rememberAccount, rememberFirst } from './rememberConnection'
import { walletChanged } from './transitions'
import { withTypes } from './withTypes'

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
  const tell = ({ accounts, ...rest }: WalletChange) => {
    if (!isConnectedTo(latchkey, namespace, connectorId)) return
    const change = {
      ...rest,
      ...(accounts && { accounts: withTypes(latchkey.getState(), connector, accounts) }),
    }
    const before = latchkey.getState().connect.active[namespace]
    latchkey.store.send(walletChanged, { namespace, connectorId, change })
    if (!isConnectedTo(latchkey, namespace, connectorId)) return dropWallet(latchkey, namespace, connectorId)
    if (accounts) rememberFirst(latchkey, connector)
    // Only what happened in this tab: another tab may have chosen another account.
    if (latchkey.getState().connect.active[namespace] !== before) rememberAccount(latchkey, namespace)
  }
  const stopWatch = adapter.watch(connector, (change) => {
    tell(change)
    if (isConnectedTo(latchkey, namespace, connectorId)) reviewNetwork(latchkey, namespace)
  })
  const wallet: LiveWallet = {
    connector,
    isChosen,
    tell,
    stop() {
      stopWatch()
      stopContest()
    },
  }
  const stopContest = latchkey.subscribe(
    (state) => getConnector(state, connectorId, namespace)?.contested,
    (contested) => contested === 'id' && endDoubtful(latchkey, wallet),
  )
  latchkey.live.wallets.set(key, wallet)
}

/**
 * [CON-2] Another program announced the id of a wallet that we listen to. A restored connection ends, because the
 * visitor may have chosen the other program. One that was made in this page stays, but isn't restored later.
 */
function endDoubtful(latchkey: Latchkey, { connector: { chain, id }, isChosen }: LiveWallet): void {
  if (isConnectedTo(latchkey, chain, id) && !isChosen) dropWallet(latchkey, chain, id)
  else forgetConnection(latchkey, chain, id)
}

/** Stops listening to a wallet that didn't connect. */
export function unfollowWallet(latchkey: Latchkey, { chain, id }: Connector): void {
  if (isConnectedTo(latchkey, chain, id)) return
  const key = liveKey(chain, id)
  latchkey.live.wallets.get(key)?.stop()
  latchkey.live.wallets.delete(key)
}
