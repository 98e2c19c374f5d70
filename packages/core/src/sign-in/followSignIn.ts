import type { Latchkey } from '../Latchkey'
import { leaveConnecting } from '../nav/leaveConnecting'
import { createSignInFlow } from './createSignInFlow'
import { failSignIn } from './failSignIn'
import { getSigner } from './getSigner'
import { getSignInConfig } from './getSignInConfig'
import { observeSigner } from './observeSigner'
import type { Occasion } from './SignInFlow'

/** [SIW-1] Somebody is connected for the first time: from now on the active account is followed. @throws signInFailed */
export async function followSignIn(latchkey: Latchkey, occasion: Occasion): Promise<void> {
  const { live } = latchkey
  try {
    const config = await getSignInConfig(latchkey)
    // Nobody is connected any more, or the modal was thrown away.
    if (live.wallets.size === 0) return
    if (config) {
      live.signIn ??= createSignInFlow(latchkey, config)
      const { signIn: flow } = live
      flow.note(occasion)
      const state = latchkey.getState()
      if (!flow.signer) observeSigner(latchkey, flow, state, { ...state, connect: { ...state.connect } })
      return
    }
  } catch (cause) {
    const signer = getSigner(latchkey.getState())
    if (occasion !== 'asked' || !signer) throw cause
    // [SIW-5]
    latchkey.logger.error('Signing in can not begin', cause)
    return failSignIn(latchkey, signer)
  }
  if (occasion === 'asked' || latchkey.options.enableEmbedded) leaveConnecting(latchkey)
}
