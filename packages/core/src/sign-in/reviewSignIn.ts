import { type LatchkeyError, parseAddress, type SignInSession, signInFailed } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { leaveConnecting } from '../nav/leaveConnecting'
import { close } from '../nav/openClose'
import { askKey } from './askKey'
import { failSignIn } from './failSignIn'
import { findSession } from './findSession'
import { isSignInShown } from './isSignInShown'
import type { LiveSignIn } from './LiveSignIn'
import { prepareMessage } from './prepareMessage'
import type { Occasion, Signer, SignInState } from './SignInState'
import { settleSession } from './settleSession'
import { showSignIn } from './showSignIn'
import { signedInAccount } from './signInItems'
import { accountsAsked, reviewDone, sessionLost, signedOut } from './signInTransitions'
import { trackSignIn } from './trackSignIn'
import { withLimit } from './withLimit'

/** How long the site may take to say whether there is a session. */
const checkLimitMs = 15_000

/** [SIW-1] [SIW-9] Checks whether the active account is signed in, and asks it to where the site wants that. Never throws. */
export async function reviewSignIn(latchkey: Latchkey, live: LiveSignIn, turn: number): Promise<void> {
  const isStale = () => live.isStopped || latchkey.getState().signIn?.turn !== turn
  if (isStale()) return
  await live.changesDone()
  if (isStale()) return
  const { signer = null, occasion: noted } = latchkey.getState().signIn ?? {}
  const occasion = noted ?? 'elsewhere'
  let session: SignInSession | null = null
  let failure: LatchkeyError | null = null
  try {
    if (signer)
      session = await withLimit(latchkey.host, checkLimitMs, signInFailed, () =>
        search(latchkey, live, signer),
      )
  } catch (cause) {
    failure = signInFailed({}, { cause })
    latchkey.logger.error('Could not check whether the account is signed in', cause)
  }
  if (isStale()) return
  latchkey.store.send(reviewDone)
  if (!signer) return
  if (failure && occasion !== 'asked') trackSignIn(latchkey, 'SIWX_AUTH_ERROR', signer)
  if (session) settleSession(latchkey, live, session)
  // [SIW-5] A visitor who has just connected starts again; others aren't disconnected because a server failed.
  else if (failure && occasion === 'asked') return failSignIn(latchkey, signer)
  else if (decide(latchkey, live, signer, { occasion, failure })) return
  if (occasion === 'asked' || latchkey.options.enableEmbedded) leaveConnecting(latchkey)
}

/** With the policy `keep` the account that signed in last, in any tab, counts as long as its family is connected. */
async function search(latchkey: Latchkey, live: LiveSignIn, signer: Signer): Promise<SignInSession | null> {
  const { storage } = latchkey
  const { connect, signIn } = latchkey.getState()
  if (!signIn) return null
  const { policy } = signIn
  if (policy.onAccountChange === 'keep') {
    const stored = storage.get(signedInAccount)
    const kept = stored && parseAddress(stored)
    const session =
      kept && connect.active[kept.namespace] ? await findSession(latchkey, live, policy, kept) : null
    if (session) return session
  }
  const { namespace, address, networkId, isSupported } = signer
  return findSession(latchkey, live, policy, { namespace, address, ...(isSupported ? { networkId } : {}) })
}

type Found = { readonly occasion: Occasion; readonly failure: LatchkeyError | null }

/** There is no session: asks for one if needed. Returns whether the sign-in view is shown now. */
function decide(latchkey: Latchkey, live: LiveSignIn, signer: Signer, { occasion, failure }: Found): boolean {
  const { signIn, connect } = latchkey.getState()
  if (!signIn) return false
  const { store } = latchkey
  const { status, isRequired } = signIn
  const isShown = isSignInShown(latchkey)
  const key = askKey(signIn, signer)
  // The site didn't answer; a session that hasn't expired counts until it does.
  if (failure && status === 'signed-in' && occasion === 'elsewhere') return isShown
  store.send(sessionLost)
  const isBusy = /preparing|ready|signing|cancelling/.test(status)
  if (signer.isSupported && isShown) {
    store.send(accountsAsked, [key])
    if (isBusy) return true
    store.send(signedOut, failure)
    void prepareMessage(latchkey, live)
    return true
  }
  if (!isBusy || !signer.isSupported) store.send(signedOut, failure)
  if (signer.isSupported && mayAsk(signIn, occasion, signIn.asked.includes(key))) {
    showSignIn(latchkey, live)
    return true
  }
  if (occasion === 'changed' || (occasion === 'elsewhere' && status === 'checking'))
    store.send(accountsAsked, [key])
  // [SIW-7] A visitor who comes back to a page where sign-in is optional was asked before.
  if (occasion === 'restored' && !isRequired)
    store.send(
      accountsAsked,
      connect.rows.map((row) => askKey(signIn, row)),
    )
  if (isShown) close(latchkey)
  return false
}

/** Whether an account may be asked now: once, and not in the middle of something else. */
function mayAsk({ policy, isRequired }: SignInState, occasion: Occasion, isAsked: boolean): boolean {
  if (occasion === 'asked') return true
  if (isAsked) return false
  if (occasion === 'restored') return isRequired
  return occasion === 'moved' || (occasion === 'changed' && policy.onAccountChange === 'resign')
}
