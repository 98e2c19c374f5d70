import {
  cannotSwitch,
  isLatchkeyError,
  type Namespace,
  type Network,
  type NetworkId,
  networkNotFound,
  noAdapter,
} from '@latchkey/protocol'
import { activeRow } from '../connect/activeRow'
import { walletChanged } from '../connect/transitions'
import { track } from '../events/track'
import type { Latchkey } from '../Latchkey'
import { raiseAlert } from '../modal/raiseAlert'
import { leaveSwitching } from '../nav/leaveSwitching'
import { findNetwork } from './getNetwork'
import { persistNetwork } from './reviewNetwork'
import { networkSelected, switchAsked, switchFailed } from './transitions'

/**
 * [NET-3] Goes to another network. With a wallet connected it is asked first, and the state moves only when
 * it has agreed; without one it is a choice for later.
 * @throws networkNotFound, noAdapter, cannotSwitch, chainNotSupported, userRejected
 */
export async function switchNetwork(latchkey: Latchkey, networkId: NetworkId): Promise<void> {
  const network = findNetwork(latchkey.getState(), networkId)
  if (!network) {
    await raiseAlert(latchkey, 'network-not-found')
    throw networkNotFound({ id: networkId })
  }
  const namespace = network.chainNamespace
  if (!latchkey.adapters.has(namespace)) throw noAdapter({ namespace })
  latchkey.store.send(switchAsked, { networkId, namespace })
  try {
    await moveWallet(latchkey, namespace, network)
  } catch (cause) {
    const error = isLatchkeyError(cause) ? cause : cannotSwitch({ id: networkId }, { cause })
    latchkey.store.send(switchFailed, { networkId, error })
    throw error
  }
  const isAwaited = latchkey.getState().network.switching === networkId
  latchkey.store.send(networkSelected, { networkId, namespace })
  persistNetwork(latchkey)
  track(latchkey, 'SWITCH_NETWORK', { network: networkId })
  if (isAwaited) leaveSwitching(latchkey)
}

/** Moves the connected wallet, if there is one; what it reports afterwards is what counts. */
async function moveWallet(latchkey: Latchkey, namespace: Namespace, network: Network): Promise<void> {
  const row = activeRow(latchkey.getState().connect, namespace)
  if (!row) return
  const { connectorId } = row
  const networkId = network.caipNetworkId
  const tell = (change: { networkId: NetworkId }) =>
    latchkey.store.send(walletChanged, { namespace, connectorId, change })
  if (row.networkId === networkId) return
  if (row.approvedNetworkIds?.includes(networkId)) return tell({ networkId })
  const adapter = latchkey.adapters.get(namespace)
  const connector = latchkey
    .getState()
    .connect.connectors.find(({ id, chain }) => id === connectorId && chain === namespace)
  if (!adapter?.can.switchNetwork || !connector) throw cannotSwitch({ id: networkId })
  const report = await adapter.can.switchNetwork({ connector, network })
  if (report.networkId !== null) tell({ networkId: report.networkId })
  const now = activeRow(latchkey.getState().connect, namespace)
  // The wallet said yes and stayed where it was, or went on to a third network meanwhile.
  if (now && now.networkId !== networkId) throw cannotSwitch({ id: networkId })
}
