import type { LatchkeyError, RecentWallet } from '@latchkey/protocol'
import { transition } from '../store/createStore'
import type { State } from '../store/State'
import { initialPairing, type LinkedWallet, type PairingState } from './PairingState'

function withPairing(state: State, change: Partial<PairingState>): State {
  return { ...state, pairing: { ...(state.pairing ?? initialPairing), ...change } }
}

/** A pairing starts; a fresh URI may be kept. */
export const pairingAsked = /* @__PURE__ */ transition<{ readonly isKept: boolean }>(
  'pairing/asked',
  (state, { isKept }) =>
    withPairing(state, {
      status: 'connecting',
      error: null,
      ...(isKept ? {} : { uri: null, expiresAt: null }),
    }),
)

/** The relay has accepted the proposal, so there is a code to scan. */
export const uriCame = /* @__PURE__ */ transition<{ readonly uri: string; readonly expiresAt: number }>(
  'pairing/uri',
  (state, { uri, expiresAt }) =>
    state.pairing?.status === 'connecting' ? withPairing(state, { uri, expiresAt }) : state,
)

/** A wallet has approved. */
export const pairingSettled = /* @__PURE__ */ transition('pairing/settled', (state) =>
  withPairing(state, { status: 'connected', uri: null, expiresAt: null, isBuffering: false, error: null }),
)

/** The pairing failed; its URI is used up. */
export const pairingFailed = /* @__PURE__ */ transition<LatchkeyError>('pairing/failed', (state, error) =>
  withPairing(state, { status: 'disconnected', uri: null, expiresAt: null, error }),
)

/** A wallet is opened with the pairing. */
export const walletLinked = /* @__PURE__ */ transition<LinkedWallet | null>(
  'pairing/linked',
  (state, linking) => withPairing(state, { linking }),
)

/** [CON-11] The visitor picked the wallet to pair with. */
export const walletPicked = /* @__PURE__ */ transition<RecentWallet | null>(
  'pairing/picked',
  (state, recentWallet) => withPairing(state, { recentWallet }),
)

/** [WC-3] A page on iOS waits for what it missed, or has stopped waiting. */
export const pairingBuffered = /* @__PURE__ */ transition<boolean>('pairing/buffered', (state, isBuffering) =>
  withPairing(state, { isBuffering }),
)

/** [WC-3] Resets the pairing, but keeps requests that wait in a paired wallet. */
export const pairingReset = /* @__PURE__ */ transition('pairing/reset', (state) => {
  if (!state.pairing) return state
  const { requests, answers } = state.pairing
  return { ...state, pairing: { ...initialPairing, requests, answers } }
})
