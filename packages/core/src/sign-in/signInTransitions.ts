import type { LatchkeyError, SignInMessage, SignInSession } from '@latchkey/protocol'
import { transition } from '../store/createStore'
import type { State } from '../store/State'
import type { SignInState, SignInStatus } from './SignInState'

function within(state: State, change: Partial<SignInState>): State {
  return state.signIn ? { ...state, signIn: { ...state.signIn, ...change } } : state
}

const nothing = { session: null, message: null, failure: null } as const

/** Somebody is connected where the site has sign-in. */
export const signInBegun = /* @__PURE__ */ transition<Pick<SignInState, 'isRequired' | 'policy'>>(
  'sign-in/begun',
  (state, settings) => ({ ...state, signIn: { status: 'signed-out', ...nothing, ...settings } }),
)
/** Another account is active, or the same one somewhere else: what was known of the one before is not of this one. */
export const signerChanged = /* @__PURE__ */ transition<boolean>('sign-in/signer', (state, isThere) =>
  within(state, { status: isThere ? 'checking' : 'signed-out', ...nothing }),
)
/** What failed before is no news any more once something is done about it. */
export const statusSet = /* @__PURE__ */ transition<SignInStatus>('sign-in/status', (state, status) =>
  within(state, /preparing|signing/.test(status) ? { status, failure: null } : { status }),
)
/** A message is there to be signed. */
export const messagePrepared = /* @__PURE__ */ transition<SignInMessage>(
  'sign-in/prepared',
  (state, message) => within(state, { status: 'ready', message }),
)
/** Something went wrong; what the visitor may do next is up to the status. */
export const signInRefused = /* @__PURE__ */ transition<{
  status: SignInStatus
  failure: LatchkeyError
  message?: null
}>('sign-in/refused', (state, change) => within(state, change))
export const signedIn = /* @__PURE__ */ transition<SignInSession>('sign-in/signed-in', (state, session) =>
  within(state, { status: 'signed-in', ...nothing, session }),
)
/** The session that counted so far is gone, whatever else is being done. */
export const sessionLost = /* @__PURE__ */ transition('sign-in/lost', (state) =>
  state.signIn?.session ? within(state, { session: null }) : state,
)
export const signedOut = /* @__PURE__ */ transition<LatchkeyError | null>(
  'sign-in/signed-out',
  (state, failure) => within(state, { status: 'signed-out', ...nothing, failure }),
)
/** Nothing is being done any more; a session that counts, of another account by the policy `keep`, still does. */
export const signInLeft = /* @__PURE__ */ transition<LatchkeyError | null>(
  'sign-in/left',
  (state, failure) => {
    if (state.signIn?.status === 'signed-in' && state.signIn.failure === failure) return state
    const status = state.signIn?.session ? 'signed-in' : 'signed-out'
    return within(state, { status, message: null, failure })
  },
)
