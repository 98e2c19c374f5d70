import {
  activeNamespace as activeNamespaceItem,
  cannotSwitch,
  isLatchkeyError,
  type Network,
  type NetworkId,
  networkNotFound,
  wrongOption,
} from '@latchkey/protocol'
import { activeRow } from '../connect/activeRow'
import { liveKey } from '../connect/LiveConnections'
import { walletChanged } from '../connect/transitions'
import { track } from '../events/track'
import type { Latchkey } from '../Latchkey'
import { raiseAlert } from '../modal/raiseAlert'
import { leaveSwitching } from '../nav/leaveSwitching'
import { missingAdapter } from '../options/missingAdapter'
import { findNetwork } from './getNetwork'
import { persistNetwork } from './reviewNetwork'
import { networkSelected, switchAsked, switchFailed } from './transitions'

/**
 * [NET-3] Switches the network. A connected wallet is asked first, and the state moves when it agrees; without a wallet
 * the choice is kept for later. A second call for the same network waits for the same answer.
 * @throws networkNotFound, noAdapter, cannotSwitch, chainNotSupported, userRejected
 */
export async function switchNetwork(latchkey: Latchkey, networkId: NetworkId): Promise<void> {
  const { getState, store } = latchkey
  const network = findNetwork(getState(), networkId)
  if (!network) {
    await raiseAlert(latchkey, 'network-not-found')
    const ids = getState().network.networks.map(({ caipNetworkId }) => caipNetworkId)
    const cause = wrongOption('networkId', `one of ${ids.join(' ')}`, networkId)
    throw networkNotFound({ id: networkId }, { cause })
  }
  const namespace = network.chainNamespace
  if (!latchkey.adapters.has(namespace)) throw missingAdapter(latchkey, namespace)
  const isAsked = getState().network.switching === networkId
  store.send(switchAsked, { networkId, namespace })
  try {
    await moveWallet(latchkey, network, isAsked)
  } catch (cause) {
    const error = isLatchkeyError(cause) ? cause : cannotSwitch({ id: networkId }, { cause })
    store.send(switchFailed, { networkId, error })
    throw error
  }
  const { switching, selected, activeNamespace } = getState().network
  store.send(networkSelected, { networkId, namespace })
  if (getState().network.activeNamespace === namespace) latchkey.storage.set(activeNamespaceItem, namespace)
  persistNetwork(latchkey, namespace)
  // The wallet's own event may have arrived first and been tracked already.
  if (selected[namespace] !== networkId || activeNamespace !== namespace)
    track(latchkey, 'SWITCH_NETWORK', { network: networkId })
  if (switching === networkId) leaveSwitching(latchkey)
}

/** Switches the connected wallet, if there is one, and believes what it reports afterwards. */
async function moveWallet(latchkey: Latchkey, network: Network, isAsked: boolean): Promise<void> {
  const { chainNamespace: namespace, caipNetworkId: networkId } = network
  const row = activeRow(latchkey.getState().connect, namespace)
  if (!row || row.networkId === networkId) return
  const { connectorId } = row
  if (row.approvedNetworkIds?.includes(networkId))
    return latchkey.store.send(walletChanged, { namespace, connectorId, change: { networkId } })
  const wallet = latchkey.live.wallets.get(liveKey(namespace, connectorId))
  const ask = latchkey.adapters.get(namespace)?.can.switchNetwork
  if (!ask || !wallet) throw cannotSwitch({ id: networkId })
  // Ask again: the wallet may have lost the first request.
  if (!isAsked || wallet.move?.networkId !== networkId)
    wallet.move = { networkId, report: ask({ connector: wallet.connector, network }) }
  const { accounts, networkId: reached, ...rest } = await wallet.move.report
  // A wallet that lists no account here may be locked; one that has left reports it by itself.
  if (reached !== null)
    wallet.tell(accounts.length > 0 ? { ...rest, accounts, networkId: reached } : { networkId: reached })
  const now = activeRow(latchkey.getState().connect, namespace)
  // The wallet agreed but stayed where it was, or has moved to a third network since.
  if (now && now.networkId !== networkId) throw cannotSwitch({ id: networkId })
}
