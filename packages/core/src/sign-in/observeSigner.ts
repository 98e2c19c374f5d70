import type { Latchkey } from '../Latchkey'
import { isShown } from '../modal/isShown'
import { currentEntry } from '../nav/currentEntry'
import { resetView } from '../nav/navigate'
import type { State } from '../store/State'
import { askKey } from './askKey'
import { forgetGone } from './forgetGone'
import { getSigner, isSameAccount, isSameSigner } from './getSigner'
import { isSignInShown } from './isSignInShown'
import { prepareMessage } from './prepareMessage'
import { removeSessions } from './removeSessions'
import type { Signer, SignInFlow } from './SignInFlow'
import { showSignIn } from './showSignIn'
import { signerChanged, signInLeft } from './signInTransitions'

/** How long the end of a session may take when its account is left. */
const revokeLimitMs = 15_000

/** Sees to it that the state of the sign-in never speaks of another account than the active one, not for a moment. */
export function observeSigner(latchkey: Latchkey, flow: SignInFlow, state: State, previous: State): void {
  if (state.connect.rows !== previous.connect.rows)
    forgetGone(latchkey, flow, previous.connect.rows, state.connect.rows)
  if (state.connect !== previous.connect || state.network !== previous.network) {
    const signer = getSigner(latchkey.getState())
    if (!isSameSigner(signer, flow.signer)) turnTo(latchkey, flow, signer)
  }
  if (state.modal.open === previous.modal.open && state.nav === previous.nav) return
  if (isSignInShown(latchkey, previous) && !isSignInShown(latchkey)) leave(latchkey, flow)
  if (state.modal.open && !previous.modal.open) lead(latchkey, flow)
}

/** [SIW-9] Another account is active, or the same one elsewhere. */
function turnTo(latchkey: Latchkey, flow: SignInFlow, signer: Signer | null): void {
  const { signer: left, policy } = flow
  flow.signer = signer
  const session = latchkey.getState().signIn?.session
  const isSame = isSameAccount(left, signer)
  if (!signer) {
    flow.turn += 1
    flow.occasion = null
    flow.wakeAt(null)
    latchkey.store.send(signerChanged, false)
    // Nobody is left to sign.
    if (isSignInShown(latchkey)) resetView(latchkey, 'Connect')
    return
  }
  const isKept =
    session &&
    (isSame
      ? policy.onNetworkChange === 'keep' || session.data.chainId === signer.networkId
      : policy.onAccountChange === 'keep')
  if (isKept) {
    // A message that was being made for somebody to sign beside is not for this one.
    latchkey.store.send(signInLeft, null)
    if (isSignInShown(latchkey)) void prepareMessage(latchkey, flow)
    return
  }
  // Whether the state knows of a session or not: one may be on another network, or not have been looked for yet.
  if (left && !isSame && policy.onAccountChange === 'signout') end(latchkey, flow, left)
  flow.wakeAt(null)
  latchkey.store.send(signerChanged, true)
  // Who comes where nobody was has a reason of their own, which is told right after this.
  flow.note(!left ? 'elsewhere' : isSame ? 'moved' : 'changed')
  // From a network that is not offered the visitor goes on to the sign-in: the modal does not go and come again.
  const { view } = currentEntry(latchkey.getState().nav)
  if (signer.isSupported && view === 'UnsupportedChain' && isShown(latchkey) && !isAsked(flow, signer))
    resetView(latchkey, flow.view)
}

function isAsked(flow: SignInFlow, signer: Signer): boolean {
  return flow.asked.has(askKey(flow, signer))
}

/** [SIW-9] By the policy `signout` nothing stays of an account that is left. */
function end(latchkey: Latchkey, flow: SignInFlow, left: Signer): void {
  flow
    .change(revokeLimitMs, () => removeSessions(latchkey, flow, left))
    .catch((cause) => latchkey.logger.error('A session was not ended', cause))
}

/** [SIW-7] The visitor left the view: nothing is being done any more, but a wallet that was asked may still say yes. */
function leave(latchkey: Latchkey, flow: SignInFlow): void {
  const { signIn } = latchkey.getState()
  if (flow.question) flow.question.isLeft = true
  if (signIn && /preparing|ready|cancelling/.test(signIn.status))
    latchkey.store.send(signInLeft, signIn.failure)
}

/** [SIW-7] Where signing in is required, whoever opens the modal without a session is led to it. */
function lead(latchkey: Latchkey, flow: SignInFlow): void {
  const { nav, signIn } = latchkey.getState()
  const isDue = signIn?.isRequired && signIn.status === 'signed-out' && flow.signer?.isSupported
  if (!isDue || currentEntry(nav).view !== 'Account') return
  resetView(latchkey, flow.view)
  showSignIn(latchkey, flow)
}
