import type { Latchkey } from '../Latchkey'
import { isShown } from '../modal/isShown'
import { pushView, resetView } from '../nav/navigate'
import { open } from '../nav/openClose'
import { askKey } from './askKey'
import { isSignInShown, signInView } from './isSignInShown'
import type { LiveSignIn } from './LiveSignIn'
import { prepareMessage } from './prepareMessage'
import { accountsAsked } from './signInTransitions'

/** [SIW-1] Shows the sign-in view: on top of the current view when the visitor asked for it, else alone. */
export function showSignIn(latchkey: Latchkey, live: LiveSignIn, { isOnTop = false } = {}): void {
  const { signIn } = latchkey.getState()
  if (!signIn?.signer?.isSupported) return
  latchkey.store.send(accountsAsked, [askKey(signIn, signIn.signer)])
  const view = signInView(latchkey)
  if (!isShown(latchkey)) open(latchkey, { view })
  else if (!isSignInShown(latchkey)) (isOnTop ? pushView : resetView)(latchkey, view)
  void prepareMessage(latchkey, live)
}
