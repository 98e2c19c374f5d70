import type { FrameUser, LatchkeyError } from '@latchkey/protocol'
import { transition } from '../store/createStore'
import type { State } from '../store/State'
import { type EmbeddedState, type EmbeddedStep, initialEmbedded, type WaysBack } from './EmbeddedState'

function withEmbedded(state: State, change: Partial<EmbeddedState>): State {
  return { ...state, embedded: { ...(state.embedded ?? initialEmbedded), ...change } }
}

/** The visitor goes on with a login; an earlier failure is forgotten. */
export const loginMoved = /* @__PURE__ */ transition<
  { readonly step: EmbeddedStep } & Partial<
    Pick<EmbeddedState, 'email' | 'provider' | 'userName' | 'resendAt' | 'isRemembered'>
  >
>('embedded/moved', (state, change) => withEmbedded(state, { error: null, ...change }))

/** A step failed; the visitor can try it again. */
export const loginFailed = /* @__PURE__ */ transition<{
  readonly step: EmbeddedStep
  readonly error: LatchkeyError
}>('embedded/failed', (state, failure) => withEmbedded(state, failure))

/** [FRM-18] The frame tells who the visitor is. */
export const userCame = /* @__PURE__ */ transition<FrameUser>('embedded/user', (state, user) =>
  withEmbedded(state, { user, email: user.email ?? null }),
)

/** [FRM-5] The visitor has another address. */
export const emailChanged = /* @__PURE__ */ transition<string>('embedded/email', (state, email) =>
  withEmbedded(state, {
    email,
    step: 'connected',
    error: null,
    user: state.embedded?.user ? { ...state.embedded.user, email } : null,
  }),
)

/** What opens the wallet is known. */
export const waysBackCame = /* @__PURE__ */ transition<WaysBack>('embedded/ways-back', (state, waysBack) =>
  withEmbedded(state, { waysBack }),
)

/** The frame was shown or hidden. */
export const frameShown = /* @__PURE__ */ transition<boolean>('embedded/shown', (state, isFrameShown) =>
  (state.embedded?.isFrameShown ?? false) === isFrameShown ? state : withEmbedded(state, { isFrameShown }),
)

/** The visitor signed out; what the frame shows stays. */
export const loginReset = /* @__PURE__ */ transition('embedded/reset', (state) =>
  state.embedded
    ? withEmbedded(state, { ...initialEmbedded, isFrameShown: state.embedded.isFrameShown })
    : state,
)
