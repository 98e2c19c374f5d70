import type { FrameAccountType, FrameUser, LatchkeyError } from '@latchkey/protocol'
import { transition } from '../store/createStore'
import type { State } from '../store/State'
import {
  type EmbeddedState,
  type EmbeddedStep,
  type Grants,
  initialEmbedded,
  type WaysBack,
} from './EmbeddedState'

function withEmbedded(state: State, change: Partial<EmbeddedState>): State {
  return { ...state, embedded: { ...(state.embedded ?? initialEmbedded), ...change } }
}

/** The visitor goes on with a login; an earlier failure is forgotten. */
export const loginMoved = /* @__PURE__ */ transition<
  { readonly step: EmbeddedStep } & Partial<
    Pick<EmbeddedState, 'email' | 'provider' | 'farcasterUrl' | 'userName' | 'resendAt' | 'isRemembered'>
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

/** [FRM-13] The frame tells where the wallet has smart accounts. */
export const smartNetworksCame = /* @__PURE__ */ transition<readonly number[]>(
  'embedded/smart-networks',
  (state, smartNetworks) => withEmbedded(state, { smartNetworks }),
)

/** [FRM-13] The frame uses another type of account. */
export const accountPreferred = /* @__PURE__ */ transition<{
  readonly type: FrameAccountType
  readonly address?: string
}>('embedded/preferred', (state, { type, address }) => {
  const user = state.embedded?.user
  if (!user) return state
  const known = user.accounts?.find((account) => account.type === type)
  return withEmbedded(state, {
    user: { ...user, preferredAccountType: type, address: address ?? known?.address ?? user.address },
  })
})

/** [FRM-13] The smart account is ready. */
export const smartAccountReady = /* @__PURE__ */ transition<{
  readonly address: string
  readonly isDeployed: boolean
}>('embedded/smart-account', (state, { address, isDeployed }) => {
  const user = state.embedded?.user
  if (!user) return state
  const others = (user.accounts ?? []).filter(({ type }) => type !== 'smartAccount')
  const accounts = [{ address, type: 'smartAccount' as const }, ...others]
  return withEmbedded(state, { user: { ...user, accounts, smartAccountDeployed: isDeployed } })
})

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

/** [FLG-6] What the site may do without asking is known. */
export const grantsCame = /* @__PURE__ */ transition<Grants>('embedded/grants', (state, grants) =>
  withEmbedded(state, { grants }),
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
