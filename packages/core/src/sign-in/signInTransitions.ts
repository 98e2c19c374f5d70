import type { LatchkeyError, SignInMessage, SignInSession } from '@latchkey/protocol'
import { transition } from '../store/createStore'
import type { State } from '../store/State'
import type { Occasion, Question, Signer, SignInState, SignInStatus } from './SignInState'

function within(state: State, change: Partial<SignInState>): State {
  return state.signIn ? { ...state, signIn: { ...state.signIn, ...change } } : state
}

const nothing = { session: null, message: null, failure: null } as const

const ranks: readonly Occasion[] = ['asked', 'restored', 'changed', 'moved', 'elsewhere', 'ended']

/** Ends what is in progress; a session that counts, which may be another account's by the policy `keep`, stays. */
function left(signIn: SignInState, failure: LatchkeyError | null): Partial<SignInState> {
  return { status: signIn.session ? 'signed-in' : 'signed-out', message: null, failure }
}

/** A wallet is connected on a site with sign-in. */
export const signInBegun = /* @__PURE__ */ transition<Pick<SignInState, 'isRequired' | 'policy'>>(
  'sign-in/begun',
  (state, settings) => ({
    ...state,
    signIn: {
      status: 'signed-out',
      ...nothing,
      ...settings,
      signer: null,
      question: null,
      isQuestionLeft: false,
      preparing: null,
      preparedAt: 0,
      asked: [],
      known: {},
      turn: 0,
      occasion: null,
    },
  }),
)

/** Another account is active, or the same one is on another network; `isKept` when its session still counts. */
export const signerChanged = /* @__PURE__ */ transition<{ signer: Signer | null; isKept: boolean }>(
  'sign-in/signer',
  (state, { signer, isKept }) => {
    const { signIn } = state
    if (!signIn) return state
    if (signer && isKept) return within(state, { signer, ...left(signIn, null) })
    if (signer) return within(state, { signer, status: 'checking', ...nothing })
    // Running reviews were about an account that is gone.
    return within(state, { signer, status: 'signed-out', ...nothing, turn: signIn.turn + 1, occasion: null })
  },
)

/** It is no longer known whether there is a session. */
export const sessionDoubted = /* @__PURE__ */ transition('sign-in/doubted', (state) =>
  within(state, { status: 'checking', ...nothing }),
)

/** Starting to prepare or sign clears an earlier failure. */
export const statusSet = /* @__PURE__ */ transition<SignInStatus>('sign-in/status', (state, status) =>
  within(state, /preparing|signing/.test(status) ? { status, failure: null } : { status }),
)

/** The message for an account is being made; a quiet preparation leaves status and failure as they are. */
export const preparationBegun = /* @__PURE__ */ transition<{ signer: Signer; isQuiet: boolean }>(
  'sign-in/preparing',
  (state, { signer, isQuiet }) =>
    within(state, { preparing: signer, ...(isQuiet ? {} : { status: 'preparing', failure: null }) }),
)

/** The preparation for this account has ended, unless another one has replaced it. */
export const preparationEnded = /* @__PURE__ */ transition<Signer>(
  'sign-in/preparation-ended',
  (state, signer) => (state.signIn?.preparing === signer ? within(state, { preparing: null }) : state),
)

/** A message is ready to be signed. */
export const messagePrepared = /* @__PURE__ */ transition<{ message: SignInMessage; preparedAt: number }>(
  'sign-in/prepared',
  (state, prepared) => within(state, { status: 'ready', ...prepared }),
)

/** The wallet is asked to sign. */
export const questionAsked = /* @__PURE__ */ transition<Question>('sign-in/asked', (state, question) =>
  within(state, { status: 'signing', failure: null, question, isQuestionLeft: false }),
)

/** The visitor waits again for the request they walked away from. */
export const questionResumed = /* @__PURE__ */ transition('sign-in/resumed', (state) =>
  within(state, { status: 'signing', failure: null, isQuestionLeft: false }),
)

/** The visitor walks away from the request; the wallet may still answer it. */
export const questionLeft = /* @__PURE__ */ transition('sign-in/question-left', (state) =>
  state.signIn?.question && !state.signIn.isQuestionLeft ? within(state, { isQuestionLeft: true }) : state,
)

/** The wallet has answered this request, or has taken too long. */
export const questionEnded = /* @__PURE__ */ transition<Question>('sign-in/answered', (state, question) =>
  state.signIn?.question === question ? within(state, { question: null }) : state,
)

/** Something went wrong; the status says what the visitor can do next. */
export const signInRefused = /* @__PURE__ */ transition<{
  status: SignInStatus
  failure: LatchkeyError
  message?: null
}>('sign-in/refused', (state, change) => within(state, change))

/** A session counts from now on. */
export const signedIn = /* @__PURE__ */ transition<SignInSession>('sign-in/signed-in', (state, session) =>
  within(state, { status: 'signed-in', ...nothing, session }),
)

/** The session that counted is gone; what is in progress goes on. */
export const sessionLost = /* @__PURE__ */ transition('sign-in/lost', (state) =>
  state.signIn?.session ? within(state, { session: null }) : state,
)

/** There is no session and nothing is in progress. */
export const signedOut = /* @__PURE__ */ transition<LatchkeyError | null>(
  'sign-in/signed-out',
  (state, failure) => within(state, { status: 'signed-out', ...nothing, failure }),
)

/** Nothing is in progress any more. */
export const signInLeft = /* @__PURE__ */ transition<LatchkeyError | null>(
  'sign-in/left',
  (state, failure) => {
    const { signIn } = state
    if (!signIn || (signIn.status === 'signed-in' && signIn.failure === failure)) return state
    return within(state, left(signIn, failure))
  },
)

/** These accounts have been asked to sign in. */
export const accountsAsked = /* @__PURE__ */ transition<readonly string[]>(
  'sign-in/accounts-asked',
  (state, keys) => {
    const asked = state.signIn?.asked ?? []
    const added = [...new Set(keys)].filter((key) => !asked.includes(key))
    return added.length > 0 ? within(state, { asked: [...asked, ...added] }) : state
  },
)

/** An account has a session. */
export const accountKnown = /* @__PURE__ */ transition<{ key: string; signer: Signer }>(
  'sign-in/account-known',
  (state, { key, signer }) => within(state, { known: { ...state.signIn?.known, [key]: signer } }),
)

/** Forgets accounts whose keys start with this. */
export const accountsForgotten = /* @__PURE__ */ transition<readonly string[]>(
  'sign-in/accounts-forgotten',
  (state, prefixes) => {
    const { asked = [], known = {} } = state.signIn ?? {}
    const isKept = (key: string) => !prefixes.some((prefix) => key.startsWith(prefix))
    return within(state, {
      asked: asked.filter(isKept),
      known: Object.fromEntries(Object.entries(known).filter(([key]) => isKept(key))),
    })
  },
)

/** The sign-in is to be reviewed; the most important occasion counts. */
export const reviewNoted = /* @__PURE__ */ transition<Occasion>('sign-in/review', (state, occasion) => {
  if (!state.signIn) return state
  const { turn, occasion: before } = state.signIn
  const isFirst = before === null || ranks.indexOf(occasion) < ranks.indexOf(before)
  return within(state, { turn: turn + 1, occasion: isFirst ? occasion : before })
})

/** The newest review has dealt with its occasion. */
export const reviewDone = /* @__PURE__ */ transition('sign-in/reviewed', (state) =>
  within(state, { occasion: null }),
)

/** Running reviews no longer decide anything. */
export const reviewsOutdated = /* @__PURE__ */ transition('sign-in/outdated', (state) =>
  state.signIn ? within(state, { turn: state.signIn.turn + 1 }) : state,
)
