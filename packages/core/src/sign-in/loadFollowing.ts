import type { Latchkey } from '../Latchkey'
import type { Occasion } from './SignInState'

/**
 * A step between, with nothing to it: a bundler lists all files that a loaded part needs where it is loaded from, and
 * for the sign-in that would be where every site connects.
 */
export const loadFollowing = async (latchkey: Latchkey, occasion: Occasion): Promise<void> =>
  (await import('./signInActions')).followSignIn(latchkey, occasion)
