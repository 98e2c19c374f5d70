import {
  type FrameAccountType,
  isSameAddress,
  type Namespace,
  notConnected,
  preferredAccountType,
} from '@latchkey/protocol'
import { rowsOf } from '../connect/activeRow'
import type { Connection } from '../connect/ConnectState'
import { getConnector } from '../connect/getConnector'
import { rememberAccount } from '../connect/rememberConnection'
import { walletChanged } from '../connect/transitions'
import { withTypes } from '../connect/withTypes'
import { track } from '../events/track'
import type { Latchkey } from '../Latchkey'
import { getNetwork } from '../network/getNetwork'
import type { Connector } from '../ports/Connector'
import { embeddedConnectorId as connectorId } from './embeddedConnector'
import { openFrame } from './openFrame'
import { accountPreferred } from './transitions'

/**
 * [FRM-13] Has the embedded wallet use another type of account for what it sends. Returns the type that it uses now: `eoa`
 * if the frame fails. Where the wallet has no such account, nothing changes. @throws notConnected
 */
export async function setPreferredAccount(
  latchkey: Latchkey,
  namespace: Namespace,
  type: FrameAccountType,
): Promise<FrameAccountType> {
  const { getState, live, logger, storage, store } = latchkey
  const rows = rowsOf(getState().connect, namespace, connectorId)
  const connector = getConnector(getState(), connectorId, namespace)
  if (rows.length === 0 || !connector) throw notConnected({ namespace })
  const isOffered = withTypes(getState(), connector, rows).some((account) => account.type === type)
  if (!isOffered) return typeInUse(latchkey, namespace)
  const turn = {}
  live.preferTurn = turn
  const isLatest = () => live.preferTurn === turn
  try {
    const client = await openFrame(latchkey)
    const answer = await client.ask('SET_PREFERRED_ACCOUNT', { type })
    if (!isLatest()) return typeInUse(latchkey, namespace)
    const chosen = answer.type === 'smartAccount' ? 'smartAccount' : 'eoa'
    store.send(accountPreferred, { type: chosen, address: answer.address })
    storage.set(preferredAccountType, chosen, namespace)
  } catch (cause) {
    logger.warn('The wallet did not change the type of its account', cause)
    if (!isLatest()) return typeInUse(latchkey, namespace)
    store.send(accountPreferred, { type: 'eoa' })
  }
  reorder(latchkey, connector)
  const chosen = typeInUse(latchkey, namespace)
  const network = getNetwork(getState(), namespace)?.networkId
  if (network) track(latchkey, 'SET_PREFERRED_ACCOUNT_TYPE', { accountType: chosen, network })
  return chosen
}

/** The type of the wallet's first row, which is the one it uses. */
function typeInUse({ getState }: Latchkey, namespace: Namespace): FrameAccountType {
  const [first] = rowsOf(getState().connect, namespace, connectorId)
  return first?.type === 'smartAccount' ? 'smartAccount' : 'eoa'
}

/** Puts the rows of the wallet in the order that the frame named. The first one becomes active if the wallet is. */
function reorder(latchkey: Latchkey, connector: Connector): void {
  const { getState, store } = latchkey
  const { chain: namespace } = connector
  const state = getState()
  const used = state.embedded?.user?.address ?? ''
  const rows = rowsOf(state.connect, namespace, connectorId)
  const isFirst = ({ address }: Connection) => isSameAddress(namespace, address, used)
  const single = rows.filter(({ address }, at) => rows.findIndex((row) => row.address === address) === at)
  const sorted = single.toSorted((one, other) => +isFirst(other) - +isFirst(one))
  const change = { accounts: withTypes(state, connector, sorted) }
  store.send(walletChanged, { namespace, connectorId, change })
  rememberAccount(latchkey, namespace)
}
