import type { Namespace, RecentWallet } from '@latchkey/protocol'
import type { FirstSeen } from '../directory/firstSeenItem'
import type { Connector } from '../ports/Connector'
import { transition } from '../store/createStore'
import { claimOf, isRival } from './isContested'

/**
 * A wallet announced itself. One that is already known keeps its first provider object. A second program with the same
 * id gets an id of its own, so neither can stand in for the other.
 */
export const connectorFound = /* @__PURE__ */ transition<{ connector: Connector; now: number }>(
  'connect/connector-found',
  (state, { connector: found, now }) => {
    const { connectors, firstSeen } = state.connect
    const rivals = connectors.filter((known) => isRival(known, found))
    const id = rivals.length > 0 ? `${found.id}#${rivals.length + 1}` : found.id
    const isKnown = (known: Connector) =>
      known.chain === found.chain &&
      (known.id === id || (known.provider === found.provider && claimOf(known) === claimOf(found)))
    if (connectors.some(isKnown)) return state
    const connector = id === found.id ? found : { ...found, id, claims: found.id }
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
