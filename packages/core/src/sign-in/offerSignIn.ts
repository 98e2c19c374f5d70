import type { Latchkey } from '../Latchkey'
import { getSignIn } from './getSignIn'
import { isSignedIn } from './isSignedIn'
import { isSignInShown } from './isSignInShown'
import { prepareMessage } from './prepareMessage'
import { showSignIn } from './showSignIn'

/** Shows the sign-in view on top of the current one, unless the visitor is signed in. @throws what `getSignIn` throws */
export async function offerSignIn(latchkey: Latchkey): Promise<void> {
  const { live } = await getSignIn(latchkey)
  if (!isSignedIn(latchkey.getState().signIn)) showSignIn(latchkey, live, { isOnTop: true })
}

/** Makes the active account's message while the view is shown. @throws what `getSignIn` throws */
export async function readyMessage(latchkey: Latchkey): Promise<void> {
  const { live } = await getSignIn(latchkey)
  // A visitor who left the view meanwhile would stay `ready` with no way to go on.
  if (isSignInShown(latchkey)) await prepareMessage(latchkey, live)
}
