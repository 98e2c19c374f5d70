import type { Latchkey } from '../Latchkey'
import { runStep } from './runStep'
import { showStep } from './showStep'
import { loginMoved } from './transitions'

/** [FRM-5] Sends the code that went to the old address. The next one goes to the new address. Never throws. */
export function submitPrimaryOtp(latchkey: Latchkey, otp: string): Promise<void> {
  const { live, store } = latchkey
  return runStep(latchkey, { during: { step: 'verifying' }, back: 'otp' }, async (client) => {
    await client.ask('UPDATE_EMAIL_PRIMARY_OTP', { otp })
    store.send(loginMoved, { step: 'otp' })
    showStep(latchkey, { view: 'UpdateEmailSecondaryOtp', data: { email: live.newEmail ?? '' } })
  })
}
