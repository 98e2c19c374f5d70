import type { Latchkey } from '../Latchkey'
import { leaveConnecting } from '../nav/leaveConnecting'
import { failSignIn } from './failSignIn'
import { getSigner } from './getSigner'
import { getSignInConfig } from './getSignInConfig'
import { observeSigner } from './observeSigner'
import type { Occasion } from './SignInState'
import { startSignIn } from './startSignIn'

/** [SIW-1] Starts to follow the active account when a wallet is connected. @throws signInFailed */
export async function followSignIn(latchkey: Latchkey, occasion: Occasion): Promise<void> {
  const { live } = latchkey
  try {
    const config = await getSignInConfig(latchkey)
    // Nobody is connected any more, or the instance was destroyed.
    if (live.wallets.size === 0) return
    if (config) {
      live.signIn ??= startSignIn(latchkey, config)
      live.signIn.note(occasion)
      const state = latchkey.getState()
      if (!state.signIn?.signer)
        observeSigner(latchkey, live.signIn, state, { ...state, connect: { ...state.connect } })
      return
    }
  } catch (cause) {
    const signer = getSigner(latchkey.getState())
    if (occasion !== 'asked' || !signer) throw cause
    // [SIW-5]
    latchkey.logger.error('Could not start the sign-in', cause)
    return failSignIn(latchkey, signer)
  }
  if (occasion === 'asked' || latchkey.options.enableEmbedded) leaveConnecting(latchkey)
}
