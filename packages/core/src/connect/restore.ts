import {
  activeAccount,
  connections,
  type Namespace,
  type StoredConnection,
  sessionExpired,
} from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { networksOf } from '../network/networksOf'
import { reviewNetwork } from '../network/reviewNetwork'
import { resumePurchases } from '../onramp/resumePurchases'
import { resumeSent } from '../send/resumeSent'
import { noteConnected } from '../sign-in/noteConnected'
import { transition } from '../store/createStore'
import { awaitConnector } from './awaitConnector'
import { isConnectedTo } from './dropWallet'
import { followWallet, unfollowWallet } from './followWallet'
import { getConnector } from './getConnector'
import { leaveAccount } from './leaveAccount'
import { forgetConnection, rememberFirst } from './rememberConnection'
import { reportWallet } from './reportWallet'
import { lookedFor } from './transitions'
import { withTypes } from './withTypes'

/**
 * How long the status is `connecting` after a start. A wallet that announces itself later is still restored, but only
 * within the second limit: nobody expects a page that they have been reading to connect.
 */
const restoreLimitMs = 3_000
const lateLimitMs = 10_000

type Stored = {
  readonly namespace: Namespace
  readonly connectorId: string
  /** Whether the wallet was just chosen, elsewhere or by another family, so whatever it grants is meant. */
  readonly isChosen?: boolean
}

/** The providers that were asked in each family; one provider may serve several. */
export type Seen = Map<Namespace, Set<unknown>>

/** A wallet is connected again; `isTaken` if it was used last. */
const walletRestored = /* @__PURE__ */ transition<Parameters<typeof reportWallet>[1]>(
  'connect/restored',
  (state, wallet) => ({
    ...state,
    connect: lookedFor(reportWallet(state.connect, wallet), wallet.namespace),
  }),
)

/**
 * [CON-1] [CON-2] Restores the connections of an earlier visit: the most recently used wallet first, each
 * provider once. Wallets are only asked for what they granted before, so the visitor sees no prompt.
 */
export async function restore(latchkey: Latchkey): Promise<void> {
  const list = latchkey.storage.get(connections).filter(({ namespace }) => latchkey.adapters.has(namespace))
  const seen: Seen = new Map()
  const work = list.map((stored) => restoreOne(latchkey, stored, seen, forgetConnection))
  const limit = new Promise<void>((resolve) => latchkey.host.setTimer(resolve, restoreLimitMs))
  await Promise.race([Promise.all(work).then(() => turnToConnected(latchkey, list)), limit])
  if (latchkey.live.isOver) return
  resumeSent(latchkey)
  resumePurchases(latchkey)
}

/** [CON-13] If the active family was not restored, activates another connected one, as when it is disconnected. */
function turnToConnected(latchkey: Latchkey, list: readonly Stored[]): void {
  const { connect, network } = latchkey.getState()
  const { activeNamespace: active } = network
  if (latchkey.live.isOver) return
  if (!connect.active[active] && list.some(({ namespace }) => namespace === active))
    leaveAccount(latchkey, active)
}

/**
 * Restores one connection, even if its wallet announces itself late. Calls `forget` if the wallet no longer
 * knows the site. Never throws.
 */
export async function restoreOne(
  latchkey: Latchkey,
  { namespace, connectorId, isChosen = false }: Stored,
  seen: Seen,
  forget?: typeof forgetConnection,
): Promise<void> {
  const adapter = latchkey.adapters.get(namespace)
  if (!adapter || isConnectedTo(latchkey, namespace, connectorId)) return
  const lastMoment = latchkey.host.now() + lateLimitMs
  // The site may have destroyed the instance or removed the family meanwhile. Another instance may use the storage.
  const isOver = () => latchkey.live.isOver || latchkey.adapters.get(namespace) !== adapter
  try {
    const connector = await awaitConnector(latchkey, { connectorId, namespace, limitMs: lateLimitMs })
    if (isOver()) return
    // Nothing tells which program the visitor chose, so they choose again.
    if (getConnector(latchkey.getState(), connectorId, namespace)?.contested === 'id')
      return forget?.(latchkey, namespace, connectorId)
    const asked = seen.get(namespace) ?? new Set()
    if (asked.has(connector.provider)) return
    seen.set(namespace, asked.add(connector.provider))
    followWallet(latchkey, adapter, connector)
    const networks = networksOf(latchkey.getState(), namespace)
    const { accounts, ...rest } = await adapter.connect({ connector, networks, silent: true })
    const report = { ...rest, accounts: withTypes(latchkey.getState(), connector, accounts) }
    if (isOver()) return unfollowWallet(latchkey, connector)
    // The visitor may have disconnected meanwhile, here or in another tab.
    const stored = storedOf(latchkey, { namespace, connectorId })
    // An installed wallet answers at once, unless it asks its user. A pairing or a frame may have a slow line.
    const isInstalled = connector.type === 'ANNOUNCED' || connector.type === 'INJECTED'
    const isLate = isInstalled && !isChosen && latchkey.host.now() > lastMoment
    if (!stored || isLate) return unfollowWallet(latchkey, connector)
    const [first] = report.accounts
    // Nobody owns the id of an unverified wallet, so another program may have it now. One that shows the account of the
    // last visit is taken for the same wallet, since honest ones shall survive a reload. Any other waits for a press.
    const isOther = connector.isUnverified && !isChosen && first?.address !== stored.address
    if (!first || isOther) {
      // [CON-5] The wallet no longer knows the site.
      forget?.(latchkey, namespace, connectorId)
      return unfollowWallet(latchkey, connector)
    }
    const newest = latchkey.storage.get(connections).find((row) => row.namespace === namespace)
    const isTaken = newest?.connectorId === connectorId
    const wanted = latchkey.storage.get(activeAccount, namespace)
    // Listen again: a request that was declined meanwhile has stopped listening.
    followWallet(latchkey, adapter, connector)
    latchkey.store.send(walletRestored, { namespace, connectorId, report, isTaken, wanted })
    rememberFirst(latchkey, connector)
    reviewNetwork(latchkey, namespace, { isQuiet: true })
    // [NAV-9] An embedded modal moves on. A modal that the visitor opened meanwhile stays open.
    noteConnected(latchkey, forget ? 'restored' : 'elsewhere')
  } catch (cause) {
    if (isOver()) return
    // A wallet that is missing or fails stays disconnected; the visitor can connect it again.
    latchkey.logger.info('Could not restore a connection', cause)
    // [WC-9] The pairing session has ended for good.
    if (sessionExpired.is(cause)) forget?.(latchkey, namespace, connectorId)
    const connector = latchkey.live.wallets.get(`${namespace}|${connectorId}`)?.connector
    if (connector) unfollowWallet(latchkey, connector)
  }
}

function storedOf(latchkey: Latchkey, { namespace, connectorId }: Stored): StoredConnection | undefined {
  return latchkey.storage
    .get(connections)
    .find((row) => row.namespace === namespace && row.connectorId === connectorId)
}
