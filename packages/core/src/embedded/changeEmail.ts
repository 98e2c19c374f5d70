import { track } from '../events/track'
import type { Latchkey } from '../Latchkey'
import { emailPauseMs } from './emailPause'
import { runStep } from './runStep'
import { showStep } from './showStep'
import { loginMoved } from './transitions'

/**
 * [FRM-5] Starts a change of the e-mail address: a code goes to the old address first, if there is one. Never throws: a
 * failure is in `state.embedded.error`.
 */
export function changeEmail(latchkey: Latchkey, email: string): Promise<void> {
  const { host, live, store } = latchkey
  return runStep(latchkey, { during: { step: 'sending' }, back: 'connected' }, async (client) => {
    const { action } = await client.ask('UPDATE_EMAIL', { email })
    live.newEmail = email
    track(latchkey, 'EMAIL_EDIT', {})
    store.send(loginMoved, { step: 'otp', resendAt: host.now() + emailPauseMs })
    const isPrimary = action === 'VERIFY_PRIMARY_OTP'
    const known = store.getState().embedded?.email ?? email
    if (isPrimary) showStep(latchkey, { view: 'UpdateEmailPrimaryOtp', data: { email: known } })
    else showStep(latchkey, { view: 'UpdateEmailSecondaryOtp', data: { email } })
  })
}
