import { activeAccount, connections, type Namespace, sessionExpired } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { networksOf } from '../network/networksOf'
import { reviewNetwork } from '../network/reviewNetwork'
import { noteConnected } from '../sign-in/noteConnected'
import { transition } from '../store/createStore'
import { awaitConnector } from './awaitConnector'
import { isConnectedTo } from './dropWallet'
import { followWallet, unfollowWallet } from './followWallet'
import { leaveAccount } from './leaveAccount'
import { lookedFor } from './lookedFor'
import { forgetConnection } from './rememberConnection'
import { reportWallet } from './reportWallet'

/** How long "connecting" may last at a start; a wallet that announces itself later is still welcome. */
const restoreLimitMs = 3_000
const lateLimitMs = 10_000

type Stored = { readonly namespace: Namespace; readonly connectorId: string }

/** The providers that were asked in each family: one object may serve several families. */
export type Seen = Map<Namespace, Set<unknown>>

/** A wallet that was connected before is so again; `isTaken` when it was used last, however late it is. */
const walletRestored = /* @__PURE__ */ transition<Parameters<typeof reportWallet>[1]>(
  'connect/restored',
  (state, wallet) => ({
    ...state,
    connect: lookedFor(reportWallet(state.connect, wallet), wallet.namespace),
  }),
)

/**
 * [CON-1] [CON-2] Looks for the connections of an earlier visit: the most recently used wallet first, each
 * provider once. Wallets are only asked what they granted before; nothing is shown to the visitor.
 */
export async function restore(latchkey: Latchkey): Promise<void> {
  const list = latchkey.storage.get(connections).filter(({ namespace }) => latchkey.adapters.has(namespace))
  const seen: Seen = new Map()
  const work = list.map((stored) => restoreOne(latchkey, stored, seen, forgetConnection))
  const limit = new Promise<void>((resolve) => latchkey.host.setTimer(resolve, restoreLimitMs))
  await Promise.race([Promise.all(work).then(() => turnToConnected(latchkey, list)), limit])
}

/** [CON-13] The active family was connected and is not any more: another that is takes its place, as when it is disconnected. */
function turnToConnected(latchkey: Latchkey, list: readonly Stored[]): void {
  const { connect, network } = latchkey.getState()
  const { activeNamespace: active } = network
  if (!connect.active[active] && list.some(({ namespace }) => namespace === active))
    leaveAccount(latchkey, active)
}

/**
 * Restores one connection, also when its wallet announces itself late; one whose wallet does not know the site
 * any more is forgotten by `forget`. Never throws.
 */
export async function restoreOne(
  latchkey: Latchkey,
  { namespace, connectorId }: Stored,
  seen: Seen,
  forget?: typeof forgetConnection,
): Promise<void> {
  const adapter = latchkey.adapters.get(namespace)
  if (!adapter || isConnectedTo(latchkey, namespace, connectorId)) return
  try {
    const connector = await awaitConnector(latchkey, { connectorId, namespace, limitMs: lateLimitMs })
    const asked = seen.get(namespace) ?? new Set()
    if (asked.has(connector.provider)) return
    seen.set(namespace, asked.add(connector.provider))
    followWallet(latchkey, adapter, connector)
    const networks = networksOf(latchkey.getState(), namespace)
    const report = await adapter.connect({ connector, networks, silent: true })
    // The visitor may have disconnected, here or in another tab, while the wallet was thinking.
    if (!isStored(latchkey, { namespace, connectorId })) return unfollowWallet(latchkey, connector)
    if (report.accounts.length === 0) {
      // [CON-5] The wallet does not know the site any more.
      forget?.(latchkey, namespace, connectorId)
      return unfollowWallet(latchkey, connector)
    }
    const newest = latchkey.storage.get(connections).find((row) => row.namespace === namespace)
    const isTaken = newest?.connectorId === connectorId
    const wanted = latchkey.storage.get(activeAccount, namespace)
    // Once more: a connection by hand that was declined meanwhile has stopped to listen.
    followWallet(latchkey, adapter, connector)
    latchkey.store.send(walletRestored, { namespace, connectorId, report, isTaken, wanted })
    reviewNetwork(latchkey, namespace, { isQuiet: true })
    // [NAV-9] An embedded modal was there before the wallet; one that was opened meanwhile is not taken away.
    noteConnected(latchkey, forget ? 'restored' : 'elsewhere')
  } catch (cause) {
    // A wallet that is missing or fails is not connected; the visitor can connect it by hand.
    latchkey.logger.info('A connection of an earlier visit was not restored', cause)
    // [WC-9] It is over for good; whoever held it has said so.
    if (sessionExpired.is(cause)) forget?.(latchkey, namespace, connectorId)
    const connector = latchkey.live.wallets.get(`${namespace}|${connectorId}`)?.connector
    if (connector) unfollowWallet(latchkey, connector)
  }
}

function isStored(latchkey: Latchkey, { namespace, connectorId }: Stored): boolean {
  return latchkey.storage
    .get(connections)
    .some((row) => row.namespace === namespace && row.connectorId === connectorId)
}
