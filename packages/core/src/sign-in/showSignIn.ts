import type { Latchkey } from '../Latchkey'
import { isShown } from '../modal/isShown'
import { pushView, resetView } from '../nav/navigate'
import { open } from '../nav/open'
import { askKey } from './askKey'
import { isSignInShown } from './isSignInShown'
import { prepareMessage } from './prepareMessage'
import type { SignInFlow } from './SignInFlow'

/** [SIW-1] Shows the active account the view of the sign-in: on top of what it looks at where it asked for it itself. */
export function showSignIn(latchkey: Latchkey, flow: SignInFlow, { isOnTop = false } = {}): void {
  const { signer, view } = flow
  if (!signer?.isSupported) return
  flow.asked.add(askKey(flow, signer))
  if (!isShown(latchkey)) open(latchkey, { view })
  else if (!isSignInShown(latchkey)) (isOnTop ? pushView : resetView)(latchkey, view)
  void prepareMessage(latchkey, flow)
}
