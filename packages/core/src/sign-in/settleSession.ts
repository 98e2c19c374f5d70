import { isCaipAddress, type SignInSession } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { close } from '../nav/close'
import { askKey } from './askKey'
import { isSignInShown } from './isSignInShown'
import type { SignInFlow } from './SignInFlow'
import { signedInAccount } from './signInItems'
import { signedIn } from './signInTransitions'

/** [SIW-2] A session counts from now on for the active account: whoever stands in the view of the sign-in is done with it. */
export function settleSession(latchkey: Latchkey, flow: SignInFlow, session: SignInSession): void {
  const { signer } = flow
  const { signIn } = latchkey.getState()
  if (!signer || !signIn) return
  const { data, message, signature } = session
  const { session: before } = signIn
  const isKnown =
    before !== null &&
    before.message === message &&
    before.signature === signature &&
    before.data.chainId === data.chainId
  if (!isKnown) latchkey.store.send(signedIn, session)
  flow.known.set(askKey(flow, signer), signer)
  flow.wakeAt(data.expirationTime === undefined ? null : Date.parse(data.expirationTime))
  // Only what is new here: tabs that told each other what they know already would never stop.
  if (!isKnown && flow.policy.onAccountChange === 'keep') {
    const account = `${data.chainId}:${data.accountAddress}`
    if (isCaipAddress(account)) latchkey.storage.set(signedInAccount, account)
  }
  if (!isKnown && isSignInShown(latchkey)) close(latchkey)
}
