import type { Namespace, RecentWallet } from '@latchkey/protocol'
import type { Connector } from '../ports/Connector'
import { transition } from '../store/createStore'

/** A wallet announced itself; one that is known already keeps its first provider object. */
export const connectorFound = /* @__PURE__ */ transition<Connector>(
  'connect/connector-found',
  (state, connector) => {
    const { connectors } = state.connect
    if (connectors.some(({ id, chain }) => id === connector.id && chain === connector.chain)) return state
    return { ...state, connect: { ...state.connect, connectors: [...connectors, connector] } }
  },
)

/** The site gave a family of chains up: what nobody can connect any more is not listed. */
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

export const walletsRemembered = /* @__PURE__ */ transition<readonly RecentWallet[]>(
  'connect/remembered',
  (state, recentWallets) => ({ ...state, connect: { ...state.connect, recentWallets } }),
)

/** The visitor stops waiting for a wallet's answer, or has seen that it failed. */
export const connectLeft = /* @__PURE__ */ transition<Namespace>('connect/left', (state, namespace) => {
  const { [namespace]: asked, ...pending } = state.connect.pending
  const { failure } = state.connect
  const hasFailed = failure?.namespace === namespace
  if (asked === undefined && !hasFailed) return state
  return { ...state, connect: { ...state.connect, pending, failure: hasFailed ? null : failure } }
})
