import {
  type SignInSession,
  signatureDeclined,
  smartAccountNotSupported,
  userRejected,
  walletBusy,
  walletTimeout,
} from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { getFlow } from './getFlow'
import { isSignedIn } from './isSignedIn'
import { isSignInShown } from './isSignInShown'
import { isStillSigner } from './isStillSigner'
import { signWithWallet } from './message/signWithWallet'
import { isPrepared, prepareMessage } from './prepareMessage'
import { removeSessions } from './removeSessions'
import type { Question, Signer, SignInFlow } from './SignInFlow'
import { settleSession } from './settleSession'
import { showSignIn } from './showSignIn'
import { signInLeft, signInRefused, statusSet } from './signInTransitions'
import { trackSignIn } from './trackSignIn'
import { withLimit } from './withLimit'

/** How long a wallet may take; requests to wallets elsewhere live as long. */
const walletLimitMs = 300_000
/** How long the check of a signature may take, which often asks a node, and its storage. */
const addLimitMs = 30_000

/**
 * [SIW-2] [SIW-3] Asks the active account's wallet to sign the message that was prepared. While a wallet is being asked a
 * second call waits for the same answer. Failures are told in the state.
 * @throws signInNotEnabled, noActiveAddress, noActiveNetwork, noConnectionClient
 */
export async function askWallet(latchkey: Latchkey): Promise<void> {
  const { flow, signer } = await getFlow(latchkey)
  trackSignIn(latchkey, 'CLICK_SIGN_SIWX_MESSAGE', signer)
  if (isSignedIn(latchkey, flow)) return
  if (!flow.question && !isPrepared(latchkey, flow)) await prepareMessage(latchkey, flow)
  const { question } = flow
  if (question && isStillSigner(flow, question.signer)) {
    question.isLeft = false
    latchkey.store.send(statusSet, 'signing')
    return question.answer
  }
  if (question) return refuse(latchkey, flow, { signer, isLeft: false }, walletBusy())
  const message = latchkey.getState().signIn?.message
  if (!message || isSignedIn(latchkey, flow) || !isStillSigner(flow, signer)) return
  latchkey.store.send(statusSet, 'signing')
  const asked = signWithWallet(latchkey, message)
  const next: Question = { signer, isLeft: false, answer: Promise.resolve() }
  flow.question = Object.assign(next, { answer: hear(latchkey, flow, next, asked) })
  return next.answer
}

/** Waits for the wallet's answer. */
async function hear(
  latchkey: Latchkey,
  flow: SignInFlow,
  question: Question,
  asked: Promise<SignInSession>,
): Promise<void> {
  try {
    const session = await withLimit(latchkey.host, walletLimitMs, walletTimeout, () => asked)
    await accept(latchkey, flow, question, session)
  } catch (error) {
    if (flow.question === question) flow.question = null
    refuse(latchkey, flow, question, error)
    // A yes that comes later still is one, unless the wallet has been asked anew.
    if (walletTimeout.is(error))
      asked
        .then((late) => (flow.question ? undefined : accept(latchkey, flow, question, late)))
        .catch((cause) => latchkey.logger.info('A wallet said no after its time', cause))
  } finally {
    if (flow.question === question) flow.question = null
  }
}

/** [SIW-2] The wallet signed. It counts for the account that was asked, as long as that one is active. @throws what the site's code throws */
async function accept(
  latchkey: Latchkey,
  flow: SignInFlow,
  { signer }: Question,
  session: SignInSession,
): Promise<void> {
  const { config, policy } = flow
  if (!isStillSigner(flow, signer)) {
    latchkey.logger.info('A signature came for an account that is not active any more')
    return
  }
  // Another tab was quicker.
  if (isSignedIn(latchkey, flow)) return
  await flow.change(addLimitMs, async () => config.addSession(session))
  if (isStillSigner(flow, signer)) {
    flow.turn += 1
    settleSession(latchkey, flow, session)
    trackSignIn(latchkey, 'SIWX_AUTH_SUCCESS', signer)
    return
  }
  // The visitor turned to another account while it was stored.
  if (policy.onAccountChange === 'signout')
    await flow.change(addLimitMs, () => removeSessions(latchkey, flow, signer))
  if (flow.signer) flow.note('elsewhere')
}

/** [SIW-3] There is no signature, or none that counts: the visitor is told in the view, where they can try again. */
function refuse(
  latchkey: Latchkey,
  flow: SignInFlow,
  { signer, isLeft }: { readonly signer: Signer; readonly isLeft: boolean },
  error: unknown,
): void {
  trackSignIn(latchkey, 'SIWX_AUTH_ERROR', signer)
  latchkey.logger.info('Nobody signed in', error)
  if (!isStillSigner(flow, signer) || isSignedIn(latchkey, flow)) return
  const isDeclined = userRejected.is(error)
  const plain = isDeclined ? signatureDeclined({}, { cause: error }) : flow.toKind(error)
  const failure = signer.isSmartAccount ? smartAccountNotSupported({}, { cause: error }) : plain
  const isShown = isSignInShown(latchkey)
  // Where nobody can sign in, on a network that is not offered, the view would have no way out.
  if (!isShown && (isLeft || !flow.signer?.isSupported)) {
    latchkey.store.send(signInLeft, failure)
    return
  }
  latchkey.store.send(signInRefused, { status: 'ready', failure, ...(isDeclined ? {} : { message: null }) })
  if (!isShown) showSignIn(latchkey, flow)
  // What a server refused is not asked for again with the same nonce.
  else if (!isDeclined) void prepareMessage(latchkey, flow, { isQuiet: true })
}
