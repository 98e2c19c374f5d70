import type { Namespace } from '@latchkey/protocol'
import { idle } from '../network/transitions'
import type { WalletChange, WalletReport } from '../ports/ChainAdapter'
import { transition } from '../store/createStore'
import type { State } from '../store/State'
import type { ConnectFailure, ConnectState } from './ConnectState'
import { changeWallet, removeRows, reportWallet } from './reportWallet'

/** Marks the restoring of a namespace as done. */
export function lookedFor(connect: ConnectState, namespace: Namespace): ConnectState {
  return { ...connect, restoring: connect.restoring.filter((name) => name !== namespace) }
}

type Wallet = { readonly namespace: Namespace; readonly connectorId: string }

function within(state: State, connect: ConnectState): State {
  return connect === state.connect ? state : { ...state, connect }
}

function without<T extends object, K extends keyof T>(record: T, key: K): Omit<T, K> {
  const { [key]: _, ...rest } = record
  return rest
}

export const connectAsked = /* @__PURE__ */ transition<Wallet>(
  'connect/asked',
  (state, { namespace, connectorId }) =>
    within(state, {
      ...state.connect,
      pending: { ...state.connect.pending, [namespace]: connectorId },
      failure: null,
    }),
)

/** The wallet approved: its rows are added, and it is the active one of its namespace. */
export const walletConnected = /* @__PURE__ */ transition<Wallet & { report: WalletReport }>(
  'connect/connected',
  (state, { namespace, connectorId, report }) => {
    const connect = reportWallet(state.connect, { namespace, connectorId, report, isTaken: true })
    const settled = { ...connect, pending: without(connect.pending, namespace), failure: null }
    return { ...state, connect: settled, network: { ...state.network, activeNamespace: namespace } }
  },
)

/** The wallet reported a change. */
export const walletChanged = /* @__PURE__ */ transition<Wallet & { change: WalletChange }>(
  'connect/wallet-changed',
  (state, wallet) => within(state, changeWallet(state.connect, wallet)),
)

/** [CON-12] The request failed; nothing stays half connected. */
export const connectRefused = /* @__PURE__ */ transition<ConnectFailure>(
  'connect/failed',
  (state, failure) => {
    const isCurrent = state.connect.pending[failure.namespace] === failure.connectorId
    if (!isCurrent) return state
    return within(state, {
      ...state.connect,
      pending: without(state.connect.pending, failure.namespace),
      failure,
    })
  },
)

/**
 * [CON-3] [CON-4] Removes the rows of a wallet, or of a namespace. With the last row goes an unsupported
 * network that the wallet was on, so a visitor who comes back on it is told again.
 */
export const walletGone = /* @__PURE__ */ transition<{
  namespace: Namespace
  connectorId?: string | undefined
}>('connect/gone', (state, { namespace, connectorId }) => {
  const connect = removeRows(state.connect, namespace, connectorId)
  if (connect.active[namespace]) return within(state, connect)
  const { networks, selected, switching, failure } = state.network
  const isOffered = networks.some(({ caipNetworkId }) => caipNetworkId === selected[namespace])
  const network = {
    ...state.network,
    // No wallet is left to answer. A switch in another family goes on.
    ...((switching ?? failure?.networkId)?.startsWith(`${namespace}:`) ? idle : {}),
    selected: isOffered ? selected : without(selected, namespace),
  }
  return { ...state, connect: lookedFor(connect, namespace), network }
})
