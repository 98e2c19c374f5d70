import type { Latchkey } from '../Latchkey'
import { isShown } from '../modal/isShown'
import { currentEntry } from '../nav/currentEntry'
import { resetView } from '../nav/navigate'
import type { State } from '../store/State'
import { askKey } from './askKey'
import { forgetGone } from './forgetGone'
import { getSigner, isSameAccount, isSameSigner } from './getSigner'
import { isSignInShown, signInView } from './isSignInShown'
import type { LiveSignIn } from './LiveSignIn'
import { prepareMessage } from './prepareMessage'
import { removeSessions } from './removeSessions'
import type { Signer } from './SignInState'
import { showSignIn } from './showSignIn'
import { questionLeft, signerChanged, signInLeft } from './signInTransitions'

/** How long ending a session may take when its account is left. */
const revokeLimitMs = 15_000

/** Keeps the sign-in state about the active account at all times. */
export function observeSigner(latchkey: Latchkey, live: LiveSignIn, state: State, previous: State): void {
  if (state.connect.rows !== previous.connect.rows)
    forgetGone(latchkey, live, previous.connect.rows, state.connect.rows)
  if (state.connect !== previous.connect || state.network !== previous.network) {
    const signer = getSigner(latchkey.getState())
    if (!isSameSigner(signer, latchkey.getState().signIn?.signer ?? null)) turnTo(latchkey, live, signer)
  }
  if (state.modal.open === previous.modal.open && state.nav === previous.nav) return
  if (isSignInShown(latchkey, previous) && !isSignInShown(latchkey)) leave(latchkey)
  if (state.modal.open && !previous.modal.open) lead(latchkey, live)
}

/** [SIW-9] Another account is active, or the same one is on another network. */
function turnTo(latchkey: Latchkey, live: LiveSignIn, signer: Signer | null): void {
  const { signIn } = latchkey.getState()
  if (!signIn) return
  const { signer: left, policy, session } = signIn
  const isSame = isSameAccount(left, signer)
  const isKept = Boolean(
    signer &&
      session &&
      (isSame
        ? policy.onNetworkChange === 'keep' || session.data.chainId === signer.networkId
        : policy.onAccountChange === 'keep'),
  )
  latchkey.store.send(signerChanged, { signer, isKept })
  if (!signer) {
    live.wakeAt(null)
    // Nobody is left to sign.
    if (isSignInShown(latchkey)) resetView(latchkey, 'Connect')
    return
  }
  if (isKept) {
    // A message in preparation was for the account before.
    if (isSignInShown(latchkey)) void prepareMessage(latchkey, live)
    return
  }
  // Even without a known session: one may be on another network, or not have been looked for yet.
  if (left && !isSame && policy.onAccountChange === 'signout') end(latchkey, live, left)
  live.wakeAt(null)
  // The first account has its own occasion, which is noted right after this.
  live.note(!left ? 'elsewhere' : isSame ? 'moved' : 'changed')
  // From an unsupported network the visitor goes on to the sign-in without the modal closing in between.
  const { view } = currentEntry(latchkey.getState().nav)
  const isAsked = signIn.asked.includes(askKey(signIn, signer))
  if (signer.isSupported && view === 'UnsupportedChain' && isShown(latchkey) && !isAsked)
    resetView(latchkey, signInView(latchkey))
}

/** [SIW-9] With the policy `signout` nothing stays of an account that is left. */
function end(latchkey: Latchkey, live: LiveSignIn, left: Signer): void {
  live
    .change(revokeLimitMs, () => removeSessions(latchkey, live, left))
    .catch((cause) => latchkey.logger.error('Could not end a session', cause))
}

/** [SIW-7] The visitor left the view. Nothing is in progress any more, but a wallet that was asked may still approve. */
function leave(latchkey: Latchkey): void {
  latchkey.store.send(questionLeft)
  const { signIn } = latchkey.getState()
  if (signIn && /preparing|ready|cancelling/.test(signIn.status))
    latchkey.store.send(signInLeft, signIn.failure)
}

/** [SIW-7] Where signing in is required, a visitor who opens the modal without a session is led to it. */
function lead(latchkey: Latchkey, live: LiveSignIn): void {
  const { nav, signIn } = latchkey.getState()
  const isDue = signIn?.isRequired && signIn.status === 'signed-out' && signIn.signer?.isSupported
  if (!isDue || currentEntry(nav).view !== 'Account') return
  resetView(latchkey, signInView(latchkey))
  showSignIn(latchkey, live)
}
