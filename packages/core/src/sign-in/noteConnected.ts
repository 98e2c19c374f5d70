import type { Latchkey } from '../Latchkey'
import { leaveConnecting } from '../nav/leaveConnecting'
import type { Occasion } from './SignInState'

/**
 * [SIW-1] A wallet is connected: the visitor is done with connecting, or goes on to sign in where the site wants that, by
 * code that other sites never load. The modal stays as it is meanwhile, so that it does not go and come again.
 */
export function noteConnected(latchkey: Latchkey, occasion: Occasion): void {
  const { live, logger, options } = latchkey
  const leave = (cause?: unknown) => {
    if (cause) logger.error('Nobody can sign in', cause)
    leaveConnecting(latchkey)
  }
  if (live.signIn) live.signIn.note(occasion)
  else if (options.siwx ?? options.siweConfig)
    import('./loadFollowing').then((loaded) => loaded.loadFollowing(latchkey, occasion)).catch(leave)
  else if (occasion === 'asked' || options.enableEmbedded) leave()
}
