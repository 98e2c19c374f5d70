import { track } from '../events/track'
import type { Latchkey } from '../Latchkey'
import { emailPauseMs } from './emailPause'
import { enterEmbeddedFamily } from './enterEmbeddedFamily'
import { finishLogin } from './finishLogin'
import { runStep } from './runStep'
import { showStep } from './showStep'
import { loginMoved } from './transitions'

/**
 * [FRM-3] Starts a login by e-mail. The frame decides what comes next: a link for a new device, a code, or nothing. Never
 * throws: a failure is in `state.embedded.error`.
 */
export function loginByEmail(latchkey: Latchkey, email: string): Promise<void> {
  const { host, store } = latchkey
  const back = store.getState().embedded?.step === 'otp' ? 'otp' : 'idle'
  return runStep(latchkey, { during: { step: 'sending', email }, back }, async (client) => {
    await enterEmbeddedFamily(latchkey)
    track(latchkey, 'EMAIL_SUBMITTED', {})
    const { action, isRemembered = true } = await client.ask('CONNECT_EMAIL', { email })
    if (action === 'CONNECT') return finishLogin(latchkey)
    store.send(loginMoved, {
      step: action === 'VERIFY_OTP' ? 'otp' : 'device',
      resendAt: host.now() + emailPauseMs,
      isRemembered,
    })
    if (action === 'VERIFY_OTP') track(latchkey, 'EMAIL_VERIFICATION_CODE_SENT', {})
    showStep(latchkey, {
      view: action === 'VERIFY_OTP' ? 'EmailVerifyOtp' : 'EmailVerifyDevice',
      data: { email },
    })
  })
}
