import {
  type SignInSession,
  signatureDeclined,
  smartAccountNotSupported,
  userRejected,
  walletBusy,
  walletTimeout,
} from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { toSignInError } from './failSignIn'
import { isStillSigner } from './getSigner'
import { getSignIn } from './getSignIn'
import { isSignedIn } from './isSignedIn'
import { isSignInShown } from './isSignInShown'
import type { LiveSignIn } from './LiveSignIn'
import { signWithWallet } from './message/signWithWallet'
import { isPrepared, prepareMessage } from './prepareMessage'
import { removeSessions } from './removeSessions'
import type { Question, Signer } from './SignInState'
import { settleSession } from './settleSession'
import { showSignIn } from './showSignIn'
import {
  questionAsked,
  questionEnded,
  questionResumed,
  reviewsOutdated,
  signInLeft,
  signInRefused,
} from './signInTransitions'
import { trackSignIn } from './trackSignIn'
import { withLimit } from './withLimit'

/** How long a wallet may take; requests to paired wallets expire after the same time. */
const walletLimitMs = 300_000
/** How long checking a signature, often with a node, and storing the session may take. */
const addLimitMs = 30_000

/**
 * [SIW-2] [SIW-3] Asks the active account's wallet to sign the prepared message. While the wallet is being asked, a
 * second call waits for the same answer. The state holds a failure.
 * @throws signInNotEnabled, noActiveAddress, noActiveNetwork, noConnectionClient
 */
export async function askWallet(latchkey: Latchkey): Promise<void> {
  const { live, signer } = await getSignIn(latchkey)
  const { getState, store } = latchkey
  trackSignIn(latchkey, 'CLICK_SIGN_SIWX_MESSAGE', signer)
  if (isSignedIn(getState().signIn)) return
  if (!getState().signIn?.question && !isPrepared(latchkey)) await prepareMessage(latchkey, live)
  const { signIn } = getState()
  if (signIn?.question && isStillSigner(signIn, signIn.question.signer)) {
    store.send(questionResumed)
    return live.answer
  }
  if (signIn?.question) return refuse(latchkey, live, { signer, isLeft: false }, walletBusy())
  if (!signIn?.message || isSignedIn(signIn) || !isStillSigner(signIn, signer)) return
  const question: Question = { signer }
  store.send(questionAsked, question)
  live.answer = hear(latchkey, live, question, signWithWallet(latchkey, signIn.message))
  return live.answer
}

/** Waits for the wallet's answer. */
async function hear(
  latchkey: Latchkey,
  live: LiveSignIn,
  question: Question,
  asked: Promise<SignInSession>,
): Promise<void> {
  const { getState, host, logger, store } = latchkey
  try {
    const session = await withLimit(host, walletLimitMs, walletTimeout, () => asked)
    await accept(latchkey, live, question, session)
  } catch (error) {
    const { question: current = null, isQuestionLeft = false } = getState().signIn ?? {}
    store.send(questionEnded, question)
    refuse(latchkey, live, { ...question, isLeft: current === question && isQuestionLeft }, error)
    // A late approval still counts, unless the wallet has been asked again.
    if (walletTimeout.is(error))
      asked
        .then((late) => (getState().signIn?.question ? undefined : accept(latchkey, live, question, late)))
        .catch((cause) => logger.info('The wallet declined after the time limit', cause))
  } finally {
    store.send(questionEnded, question)
  }
}

/** [SIW-2] The wallet signed. That counts for the account that was asked, as long as it is active. @throws what the site's code throws */
async function accept(
  latchkey: Latchkey,
  live: LiveSignIn,
  { signer }: Question,
  session: SignInSession,
): Promise<void> {
  const { getState, logger, store } = latchkey
  if (!isStillSigner(getState().signIn, signer)) {
    logger.info('Ignored a signature for an account that is no longer active')
    return
  }
  // Another tab was faster.
  if (isSignedIn(getState().signIn)) return
  await live.change(addLimitMs, async () => live.config.addSession(session))
  const { signIn } = getState()
  if (isStillSigner(signIn, signer)) {
    store.send(reviewsOutdated)
    settleSession(latchkey, live, session)
    trackSignIn(latchkey, 'SIWX_AUTH_SUCCESS', signer)
    return
  }
  // The visitor turned to another account while the session was being stored.
  if (signIn?.policy.onAccountChange === 'signout')
    await live.change(addLimitMs, () => removeSessions(latchkey, live, signer))
  if (getState().signIn?.signer) live.note('elsewhere')
}

/** [SIW-3] There is no signature, or none that counts: the view says so, and the visitor can try again there. */
function refuse(
  latchkey: Latchkey,
  live: LiveSignIn,
  { signer, isLeft }: { readonly signer: Signer; readonly isLeft: boolean },
  error: unknown,
): void {
  const { store } = latchkey
  trackSignIn(latchkey, 'SIWX_AUTH_ERROR', signer)
  latchkey.logger.info('Sign-in failed', error)
  const { signIn } = latchkey.getState()
  if (!isStillSigner(signIn, signer) || isSignedIn(signIn)) return
  const isDeclined = userRejected.is(error)
  const plain = isDeclined ? signatureDeclined({}, { cause: error }) : toSignInError(error)
  const failure = signer.isSmartAccount ? smartAccountNotSupported({}, { cause: error }) : plain
  const isShown = isSignInShown(latchkey)
  // On an unsupported network nobody can sign in, so the view would have no way out.
  if (!isShown && (isLeft || !signIn?.signer?.isSupported)) {
    store.send(signInLeft, failure)
    return
  }
  store.send(signInRefused, { status: 'ready', failure, ...(isDeclined ? {} : { message: null }) })
  if (!isShown) showSignIn(latchkey, live)
  // A message that a server rejected isn't signed again with the same nonce.
  else if (!isDeclined) void prepareMessage(latchkey, live, { isQuiet: true })
}
