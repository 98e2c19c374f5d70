import { type LatchkeyError, parseAddress, type SignInSession, signInFailed } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { close } from '../nav/close'
import { leaveConnecting } from '../nav/leaveConnecting'
import { askKey } from './askKey'
import { failSignIn } from './failSignIn'
import { findSession } from './findSession'
import { isSignInShown } from './isSignInShown'
import { prepareMessage } from './prepareMessage'
import type { Occasion, Signer, SignInFlow } from './SignInFlow'
import { settleSession } from './settleSession'
import { showSignIn } from './showSignIn'
import { signedInAccount } from './signInItems'
import { sessionLost, signedOut } from './signInTransitions'
import { trackSignIn } from './trackSignIn'
import { withLimit } from './withLimit'

/** How long the site may take to tell whether there is a session. */
const checkLimitMs = 15_000

/** [SIW-1] [SIW-9] Looks whether the active account is signed in, and asks it to where that is wanted. Never throws. */
export async function reviewSignIn(latchkey: Latchkey, flow: SignInFlow, turn: number): Promise<void> {
  const isStale = () => flow.turn !== turn
  if (isStale()) return
  await flow.work
  const { signer } = flow
  if (isStale()) return
  const occasion = flow.occasion ?? 'elsewhere'
  let session: SignInSession | null = null
  let failure: LatchkeyError | null = null
  try {
    if (signer)
      session = await withLimit(latchkey.host, checkLimitMs, signInFailed, () =>
        search(latchkey, flow, signer),
      )
  } catch (cause) {
    failure = signInFailed({}, { cause })
    latchkey.logger.error('Whether somebody is signed in is not known', cause)
  }
  if (isStale()) return
  flow.occasion = null
  if (!signer) return
  if (failure && occasion !== 'asked') trackSignIn(latchkey, 'SIWX_AUTH_ERROR', signer)
  if (session) settleSession(latchkey, flow, session)
  // [SIW-5] Who has just connected goes back to where they began; others are not thrown out for a server's sake.
  else if (failure && occasion === 'asked') return failSignIn(latchkey, signer)
  else if (decide(latchkey, flow, signer, { occasion, failure })) return
  if (occasion === 'asked' || latchkey.options.enableEmbedded) leaveConnecting(latchkey)
}

/** By the policy `keep` whoever signed in last, in any tab, goes before the active account, as long as their family is connected. */
async function search(latchkey: Latchkey, flow: SignInFlow, signer: Signer): Promise<SignInSession | null> {
  const { getState, storage } = latchkey
  if (flow.policy.onAccountChange === 'keep') {
    const { connect } = getState()
    const stored = storage.get(signedInAccount)
    const kept = stored && parseAddress(stored)
    const session = kept && connect.active[kept.namespace] ? await findSession(latchkey, flow, kept) : null
    if (session) return session
  }
  const { namespace, address, networkId, isSupported } = signer
  return findSession(latchkey, flow, { namespace, address, ...(isSupported ? { networkId } : {}) })
}

type Found = { readonly occasion: Occasion; readonly failure: LatchkeyError | null }

/** There is no session: asks for one, or not; tells whether the view of the sign-in is what is shown now. */
function decide(latchkey: Latchkey, flow: SignInFlow, signer: Signer, { occasion, failure }: Found): boolean {
  const { signIn, connect } = latchkey.getState()
  if (!signIn) return false
  const { status, isRequired } = signIn
  const isShown = isSignInShown(latchkey)
  const key = askKey(flow, signer)
  // The session could not be asked for; one that has not ended is believed until it can.
  if (failure && status === 'signed-in' && occasion === 'elsewhere') return isShown
  latchkey.store.send(sessionLost)
  const isBusy = /preparing|ready|signing|cancelling/.test(status)
  if (signer.isSupported && isShown) {
    flow.asked.add(key)
    if (isBusy) return true
    latchkey.store.send(signedOut, failure)
    void prepareMessage(latchkey, flow)
    return true
  }
  if (!isBusy || !signer.isSupported) latchkey.store.send(signedOut, failure)
  if (signer.isSupported && mayAsk(flow, occasion, isRequired, flow.asked.has(key))) {
    showSignIn(latchkey, flow)
    return true
  }
  if (occasion === 'changed' || (occasion === 'elsewhere' && status === 'checking')) flow.asked.add(key)
  // [SIW-7] Whoever came back to a page where signing in is optional has been asked before.
  if (occasion === 'restored' && !isRequired)
    for (const row of connect.rows) flow.asked.add(askKey(flow, row))
  if (isShown) close(latchkey)
  return false
}

/** At most one question by itself for an account, and none in the middle of something else. */
function mayAsk({ policy }: SignInFlow, occasion: Occasion, isRequired: boolean, isAsked: boolean): boolean {
  if (occasion === 'asked') return true
  if (isAsked) return false
  if (occasion === 'restored') return isRequired
  return occasion === 'moved' || (occasion === 'changed' && policy.onAccountChange === 'resign')
}
