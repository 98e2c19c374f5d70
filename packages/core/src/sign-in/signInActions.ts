import type { Latchkey } from '../Latchkey'
import { getSignIn } from './getSignIn'
import { isSignedIn } from './isSignedIn'
import { isSignInShown } from './isSignInShown'
import { prepareMessage } from './prepareMessage'
import { showSignIn } from './showSignIn'

/** What follows a visitor who may sign in, and what they can do about it: one chunk, one request. */
export { askWallet } from './askWallet'
export { endSession } from './endSession'
export { followSignIn } from './followSignIn'
export { leaveSignIn } from './leaveSignIn'

/** Has the message of the active account made for who looks at the view. @throws what `getSignIn` throws */
export async function makeReady(latchkey: Latchkey): Promise<void> {
  const { live } = await getSignIn(latchkey)
  // A visitor who left the view meanwhile would stay `ready` with no way to go on.
  if (isSignInShown(latchkey)) await prepareMessage(latchkey, live)
}

/** Shows the view of the sign-in on top of what is shown, unless somebody is signed in. @throws what `getSignIn` throws */
export async function show(latchkey: Latchkey): Promise<void> {
  const { live } = await getSignIn(latchkey)
  if (!isSignedIn(latchkey.getState().signIn)) showSignIn(latchkey, live, { isOnTop: true })
}
