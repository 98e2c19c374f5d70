import { lastEmailLoginTime } from '@latchkey/protocol'
import { track } from '../events/track'
import type { Latchkey } from '../Latchkey'
import { finishLogin } from './finishLogin'
import { runStep } from './runStep'
import { toFrameError } from './toFrameError'

/** [FRM-3] Sends the code of a login by e-mail, then connects. Never throws: a failure is in `state.embedded.error`. */
export function submitOtp(latchkey: Latchkey, otp: string): Promise<void> {
  return runStep(latchkey, { during: { step: 'verifying' }, back: 'otp' }, async (client) => {
    try {
      await client.ask('CONNECT_OTP', { otp })
    } catch (cause) {
      track(latchkey, 'EMAIL_VERIFICATION_CODE_FAIL', { message: toFrameError(cause).message })
      throw cause
    }
    // The mail did its work, so the next one needs no pause: the visitor may reload before there is a wallet.
    latchkey.storage.remove(lastEmailLoginTime)
    track(latchkey, 'EMAIL_VERIFICATION_CODE_PASS', {})
    await finishLogin(latchkey)
  })
}
