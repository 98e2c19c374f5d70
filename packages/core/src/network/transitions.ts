import type { LatchkeyError, Namespace, Network, NetworkId } from '@latchkey/protocol'
import { transition } from '../store/createStore'
import type { State } from '../store/State'
import type { NetworkState } from './NetworkState'

function within(state: State, change: Partial<NetworkState>): State {
  return { ...state, network: { ...state.network, ...change } }
}

/** No switch is running, and none has failed. */
export const idle = { switching: null, isNamespaceSwitch: false, failure: null }

/** A switch starts; nothing has moved yet. */
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
 * [NET-1] The namespace is on this network and becomes active, unless the visitor has asked for another network since or
 * no longer waits: then only the network moves.
 */
export const networkSelected = /* @__PURE__ */ transition<{ networkId: NetworkId; namespace: Namespace }>(
  'network/selected',
  (state, { networkId, namespace }) =>
    within(state, {
      selected: { ...state.network.selected, [namespace]: networkId },
      ...(state.network.switching === networkId ? { ...idle, activeNamespace: namespace } : {}),
    }),
)

/** The wallet switched by itself: the choice follows, the active namespace stays. */
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

/** The visitor no longer waits for a switch; if the wallet agrees later, its report moves the state. */
export const switchLeft = /* @__PURE__ */ transition('network/left', (state) => within(state, idle))

export const networksChanged = /* @__PURE__ */ transition<readonly Network[]>(
  'network/list-changed',
  (state, networks) => within(state, { networks }),
)

/** The site or the visitor switches to another namespace. */
export const namespaceActivated = /* @__PURE__ */ transition<Namespace>(
  'network/namespace',
  (state, activeNamespace) =>
    state.network.activeNamespace === activeNamespace ? state : within(state, { activeNamespace }),
)
