import type { Latchkey } from '../Latchkey'
import { loginByEmail } from './loginByEmail'

/** [FRM-4] Sends the mail of a login again. Never throws: too soon is `emailWait` in `state.embedded.error`. */
export async function resendOtp(latchkey: Latchkey): Promise<void> {
  const email = latchkey.getState().embedded?.email
  if (email) await loginByEmail(latchkey, email)
}
