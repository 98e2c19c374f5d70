import {
  connectCancelled,
  connectFailed,
  isLatchkeyError,
  type LatchkeyError,
  noAccounts,
  walletMalformed,
} from '@latchkey/protocol'
import { track } from '../events/track'
import type { ConnectOptions, Latchkey } from '../Latchkey'
import { networksOf } from '../network/networksOf'
import { reviewNetwork } from '../network/reviewNetwork'
import { resumePurchases } from '../onramp/resumePurchases'
import { missingAdapter } from '../options/missingAdapter'
import type { ChainAdapter } from '../ports/ChainAdapter'
import type { Connector } from '../ports/Connector'
import { resumeSent } from '../send/resumeSent'
import { noteConnected } from '../sign-in/noteConnected'
import { activeRow } from './activeRow'
import { awaitConnector } from './awaitConnector'
import type { Connection } from './ConnectState'
import { followWallet, unfollowWallet } from './followWallet'
import { getConnector } from './getConnector'
import type { Attempt } from './LiveConnections'
import { rememberConnection } from './rememberConnection'
import { forgetLeft } from './rememberLeft'
import { connectAsked, connectRefused, walletConnected } from './transitions'
import { withTypes } from './withTypes'

/** How long a wallet may take to announce itself. */
const announcementLimitMs = 1_000

/**
 * Asks a wallet for its accounts. A second call while the wallet is being asked waits for the same answer.
 * @throws connectorNotFound, noAdapter, userRejected, walletBusy, walletMalformed, noAccounts, connectFailed, connectCancelled
 */
export async function connect(latchkey: Latchkey, request: ConnectOptions): Promise<Connection> {
  const connector = await awaitConnector(latchkey, { ...request, limitMs: announcementLimitMs })
  const namespace = connector.chain
  const adapter = latchkey.adapters.get(namespace)
  if (!adapter) throw missingAdapter(latchkey, namespace)
  const running = latchkey.live.attempts.get(namespace)
  const earlier = running?.connectorId === connector.id ? running : undefined
  const isAsked = latchkey.getState().connect.pending[namespace] === connector.id
  if (earlier && isAsked) return earlier.promise

  latchkey.store.send(connectAsked, { namespace, connectorId: connector.id })
  const promise = ask(latchkey, adapter, connector)
  const attempt: Attempt = { connectorId: connector.id, promise, isOpen: true }
  latchkey.live.attempts.set(namespace, attempt)
  try {
    const connection = await promise
    // The site asked for a network. A wallet that declines it is still connected.
    if (request.networkId && request.networkId !== connection.networkId)
      await latchkey
        .switchNetwork(request.networkId)
        .catch((error) => latchkey.logger.info('The wallet stayed on its own network', error))
    return connection
  } catch (error) {
    const kind = toKind(error)
    // Only the latest request decides what the screen shows.
    if (latchkey.live.attempts.get(namespace) === attempt) {
      latchkey.store.send(connectRefused, { namespace, connectorId: connector.id, error: kind })
      track(latchkey, 'CONNECT_ERROR', { message: kind.message })
      // A wallet that is busy with an earlier request rejects this one. Approving the earlier one still
      // counts.
      if (earlier?.isOpen) latchkey.live.attempts.set(namespace, earlier)
    }
    throw kind
  } finally {
    attempt.isOpen = false
    if (latchkey.live.attempts.get(namespace) === attempt) latchkey.live.attempts.delete(namespace)
  }
}

async function ask(latchkey: Latchkey, adapter: ChainAdapter, connector: Connector): Promise<Connection> {
  const { chain: namespace, id: connectorId } = connector
  followWallet(latchkey, adapter, connector)
  try {
    const networks = networksOf(latchkey.getState(), namespace)
    const { accounts, ...rest } = await adapter.connect({ connector, networks, silent: false })
    const report = { ...rest, accounts: withTypes(latchkey.getState(), connector, accounts) }
    if (report.accounts.length === 0) throw noAccounts()
    const isAwaited = latchkey.live.attempts.get(namespace)?.connectorId === connectorId
    // The site may have removed the family, and added it again, while the wallet was being asked.
    if (!isAwaited || latchkey.adapters.get(namespace) !== adapter) throw connectCancelled()
    followWallet(latchkey, adapter, connector, true)
    latchkey.store.send(walletConnected, { namespace, connectorId, report })
  } catch (error) {
    unfollowWallet(latchkey, connector)
    throw error
  }
  const connection = activeRow(latchkey.getState().connect, namespace)
  if (!connection) throw walletMalformed({ what: 'accounts' })
  const state = latchkey.getState()
  // The name of a paired wallet is known only now.
  const known = getConnector(state, connectorId, namespace) ?? connector
  // [CON-11] The embedded wallet isn't one that a visitor picks again from the list.
  const isEmbedded = known.type === 'AUTH'
  const paired = known.type === 'WALLET_CONNECT' ? state.pairing : isEmbedded ? null : undefined
  rememberConnection(latchkey, known, paired)
  forgetLeft(latchkey, known)
  const scanned = paired?.linking ? 'mobile' : 'qrcode'
  const method = isEmbedded ? 'email' : paired === undefined ? 'browser' : scanned
  track(latchkey, 'CONNECT_SUCCESS', { method, name: known.name })
  noteConnected(latchkey, 'asked')
  reviewNetwork(latchkey, namespace)
  resumeSent(latchkey)
  resumePurchases(latchkey)
  return connection
}

function toKind(error: unknown): LatchkeyError {
  if (isLatchkeyError(error)) return error
  const reason = error instanceof Error ? error.message : String(error)
  return connectFailed({ reason }, { cause: error })
}
