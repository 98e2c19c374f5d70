import { isCaipAddress, type SignInSession } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { close } from '../nav/openClose'
import { askKey } from './askKey'
import { isSignInShown } from './isSignInShown'
import type { LiveSignIn } from './LiveSignIn'
import { signedInAccount } from './signInItems'
import { accountKnown, signedIn } from './signInTransitions'

/** [SIW-2] Makes a session count for the active account, and closes the sign-in view. */
export function settleSession(latchkey: Latchkey, live: LiveSignIn, session: SignInSession): void {
  const { signIn } = latchkey.getState()
  if (!signIn?.signer) return
  const { signer, policy } = signIn
  const { data, message, signature } = session
  const { session: before } = signIn
  const isKnown =
    before !== null &&
    before.message === message &&
    before.signature === signature &&
    before.data.chainId === data.chainId
  if (!isKnown) latchkey.store.send(signedIn, session)
  latchkey.store.send(accountKnown, { key: askKey(signIn, signer), signer })
  live.wakeAt(data.expirationTime === undefined ? null : Date.parse(data.expirationTime))
  // Only if it is new here: tabs that repeat what they know would never stop telling each other.
  if (!isKnown && policy.onAccountChange === 'keep') {
    const account = `${data.chainId}:${data.accountAddress}`
    if (isCaipAddress(account)) latchkey.storage.set(signedInAccount, account)
  }
  if (!isKnown && isSignInShown(latchkey)) close(latchkey)
}
