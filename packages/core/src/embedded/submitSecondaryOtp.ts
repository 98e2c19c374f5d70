import type { Latchkey } from '../Latchkey'
import { currentEntry } from '../nav/currentEntry'
import { goBack } from '../nav/navigate'
import { runStep } from './runStep'
import { emailChanged } from './transitions'

/** [FRM-5] Sends the code that went to the new address; from then on it's the visitor's. Never throws. */
export function submitSecondaryOtp(latchkey: Latchkey, otp: string): Promise<void> {
  const { live, store } = latchkey
  return runStep(latchkey, { during: { step: 'verifying' }, back: 'otp' }, async (client) => {
    const { newEmail } = await client.ask('UPDATE_EMAIL_SECONDARY_OTP', { otp })
    delete live.newEmail
    store.send(emailChanged, newEmail)
    // The visitor may have gone back while the code was checked.
    if (currentEntry(store.getState().nav).view === 'UpdateEmailSecondaryOtp') goBack(latchkey)
  })
}
