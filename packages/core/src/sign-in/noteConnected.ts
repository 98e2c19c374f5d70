import type { Latchkey } from '../Latchkey'
import { leaveConnecting } from '../nav/leaveConnecting'
import { lazy } from '../ports/lazy'
import type { Occasion } from './SignInState'

/** Only sites with a sign-in load it. */
const followSignIn = /* @__PURE__ */ lazy(async () => (await import('./followSignIn')).followSignIn)

/**
 * [SIW-1] A wallet is connected: closes the modal, or goes on to the sign-in if the site has one.
 * The modal stays open for that, so it doesn't close and open again.
 */
export function noteConnected(latchkey: Latchkey, occasion: Occasion): void {
  const { live, logger, options } = latchkey
  const leave = (cause?: unknown) => {
    if (cause) logger.error('Could not start the sign-in', cause)
    leaveConnecting(latchkey)
  }
  if (live.signIn) live.signIn.note(occasion)
  else if (options.siwx ?? options.siweConfig) followSignIn(latchkey, occasion).catch(leave)
  else if (occasion === 'asked' || options.enableEmbedded) leave()
}
