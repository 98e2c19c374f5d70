import type { Latchkey } from '../Latchkey'
import { getSignIn } from './getSignIn'
import { isSignedIn } from './isSignedIn'
import { showSignIn } from './showSignIn'

/** Shows the sign-in view on top of the current one, unless somebody is signed in. @throws what `getSignIn` throws */
export async function offerSignIn(latchkey: Latchkey): Promise<void> {
  const { live } = await getSignIn(latchkey)
  if (!isSignedIn(latchkey.getState().signIn)) showSignIn(latchkey, live, { isOnTop: true })
}
