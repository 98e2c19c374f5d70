import type { LatchkeyError, Namespace, Network, NetworkId } from '@latchkey/protocol'
import { transition } from '../store/createStore'
import type { State } from '../store/State'
import type { NetworkState } from './NetworkState'

function within(state: State, change: Partial<NetworkState>): State {
  return { ...state, network: { ...state.network, ...change } }
}

/** No switch is under way, and none has failed. */
export const idle = { switching: null, isNamespaceSwitch: false, failure: null }

/** A switch begins; nothing has moved yet. */
export const switchAsked = /* @__PURE__ */ transition<{ networkId: NetworkId; namespace: Namespace }>(
  'network/asked',
  (state, { networkId, namespace }) =>
    within(state, {
      switching: networkId,
      isNamespaceSwitch: namespace !== state.network.activeNamespace,
      failure: null,
    }),
)

/**
 * [NET-1] The namespace is on this network, and it is the active one: unless the visitor has asked for another network
 * meanwhile, or waits no longer, in which case only the network moves.
 */
export const networkSelected = /* @__PURE__ */ transition<{ networkId: NetworkId; namespace: Namespace }>(
  'network/selected',
  (state, { networkId, namespace }) =>
    within(state, {
      selected: { ...state.network.selected, [namespace]: networkId },
      ...(state.network.switching === networkId ? { ...idle, activeNamespace: namespace } : {}),
    }),
)

/** The wallet moved by itself; the choice follows it, the active namespace stays. */
export const networkFollowed = /* @__PURE__ */ transition<{ networkId: NetworkId; namespace: Namespace }>(
  'network/followed',
  (state, { networkId, namespace }) =>
    state.network.selected[namespace] === networkId
      ? state
      : within(state, { selected: { ...state.network.selected, [namespace]: networkId } }),
)

export const switchFailed = /* @__PURE__ */ transition<{ networkId: NetworkId; error: LatchkeyError }>(
  'network/failed',
  (state, failure) =>
    state.network.switching === failure.networkId ? within(state, { ...idle, failure }) : state,
)

/** The visitor no longer waits for a switch; if the wallet agrees later, its own word moves the state. */
export const switchLeft = /* @__PURE__ */ transition('network/left', (state) => within(state, idle))

export const networksChanged = /* @__PURE__ */ transition<readonly Network[]>(
  'network/list-changed',
  (state, networks) => within(state, { networks }),
)

/** The site or the visitor turns to another namespace. */
export const namespaceActivated = /* @__PURE__ */ transition<Namespace>(
  'network/namespace',
  (state, activeNamespace) =>
    state.network.activeNamespace === activeNamespace ? state : within(state, { activeNamespace }),
)
