import type { LatchkeyError, RecentWallet } from '@latchkey/protocol'
import { transition } from '../store/createStore'
import type { State } from '../store/State'
import { initialPairing, type LinkedWallet, type PairingState } from './PairingState'

function withPairing(state: State, change: Partial<PairingState>): State {
  return { ...state, pairing: { ...(state.pairing ?? initialPairing), ...change } }
}

/** A pairing is asked for; a URI that is still good may be kept. */
export const pairingAsked = /* @__PURE__ */ transition<{ readonly isKept: boolean }>(
  'pairing/asked',
  (state, { isKept }) =>
    withPairing(state, {
      status: 'connecting',
      error: null,
      ...(isKept ? {} : { uri: null, expiresAt: null }),
    }),
)

/** The relay has taken the proposal: there is something to scan. */
export const uriCame = /* @__PURE__ */ transition<{ readonly uri: string; readonly expiresAt: number }>(
  'pairing/uri',
  (state, { uri, expiresAt }) =>
    state.pairing?.status === 'connecting' ? withPairing(state, { uri, expiresAt }) : state,
)

/** A wallet has agreed. */
export const pairingSettled = /* @__PURE__ */ transition('pairing/settled', (state) =>
  withPairing(state, { status: 'connected', uri: null, expiresAt: null, isBuffering: false, error: null }),
)

/** It came to nothing; what was offered is used up. */
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

/** [WC-3] What a page on iOS missed while it was away is on its way, or has had its time. */
export const pairingBuffered = /* @__PURE__ */ transition<boolean>('pairing/buffered', (state, isBuffering) =>
  withPairing(state, { isBuffering }),
)

/** [WC-3] All of the pairing is forgotten, but not what waits in a wallet that was paired before. */
export const pairingReset = /* @__PURE__ */ transition('pairing/reset', (state) => {
  if (!state.pairing) return state
  const { requests, answers } = state.pairing
  return { ...state, pairing: { ...initialPairing, requests, answers } }
})
