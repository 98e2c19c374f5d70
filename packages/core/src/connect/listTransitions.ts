import type { Namespace, RecentWallet } from '@latchkey/protocol'
import type { FirstSeen } from '../directory/firstSeenItem'
import type { Connector } from '../ports/Connector'
import { transition } from '../store/createStore'

/** A wallet announced itself. A wallet that is already known keeps its first provider object. */
export const connectorFound = /* @__PURE__ */ transition<{ connector: Connector; now: number }>(
  'connect/connector-found',
  (state, { connector, now }) => {
    const { connectors, firstSeen } = state.connect
    const { id, chain } = connector
    if (connectors.some((known) => known.id === id && known.chain === chain)) return state
    return {
      ...state,
      connect: {
        ...state.connect,
        connectors: [...connectors, connector],
        firstSeen: Object.hasOwn(firstSeen, id) ? firstSeen : { ...firstSeen, [id]: now },
      },
    }
  },
)

/** The site removed a family, so its wallets are no longer listed. */
export const familyRemoved = /* @__PURE__ */ transition<Namespace>(
  'connect/family-removed',
  (state, namespace) => ({
    ...state,
    connect: {
      ...state.connect,
      connectors: state.connect.connectors.filter(({ chain }) => chain !== namespace),
    },
  }),
)

/** Wallets of earlier visits, read from storage. */
export const walletsRemembered = /* @__PURE__ */ transition<{
  recentWallets?: readonly RecentWallet[]
  firstSeen?: FirstSeen
}>('connect/remembered', (state, remembered) => ({
  ...state,
  connect: { ...state.connect, ...remembered },
}))

/** The visitor stops waiting for a wallet's answer, or has seen that it failed. */
export const connectLeft = /* @__PURE__ */ transition<Namespace>('connect/left', (state, namespace) => {
  const { [namespace]: asked, ...pending } = state.connect.pending
  const { failure } = state.connect
  const hasFailed = failure?.namespace === namespace
  if (asked === undefined && !hasFailed) return state
  return { ...state, connect: { ...state.connect, pending, failure: hasFailed ? null : failure } }
})
