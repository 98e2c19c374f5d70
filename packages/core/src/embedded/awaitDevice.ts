import { frameAborted } from '@latchkey/protocol'
import { track } from '../events/track'
import type { Latchkey } from '../Latchkey'
import { currentEntry } from '../nav/currentEntry'
import type { FrameClient } from '../ports/EmbeddedPort'
import { emailPauseMs } from './emailPause'
import { runStep } from './runStep'
import { showStep } from './showStep'
import { loginMoved } from './transitions'

/** [FRM-3] Waits until the visitor confirms this device with the link in the mail, then shows the code's view. Never throws. */
export function awaitDevice(latchkey: Latchkey): Promise<void> {
  const { host, store } = latchkey
  const email = store.getState().embedded?.email ?? ''
  return runStep(latchkey, { during: { step: 'device' }, back: 'device' }, async (client) => {
    await confirm(latchkey, client)
    track(latchkey, 'DEVICE_REGISTERED_FOR_EMAIL', {})
    track(latchkey, 'EMAIL_VERIFICATION_CODE_SENT', {})
    store.send(loginMoved, { step: 'otp', resendAt: host.now() + emailPauseMs })
    showStep(latchkey, { view: 'EmailVerifyOtp', data: { email } })
  })
}

/** [FRM-8] One question has a time limit, but reading mail takes longer: the frame is asked again while the view is open. */
async function confirm(latchkey: Latchkey, client: FrameClient): Promise<void> {
  const turn = latchkey.live.loginTurn
  for (;;)
    try {
      await client.ask('CONNECT_DEVICE')
      return
    } catch (cause) {
      const { nav } = latchkey.getState()
      const isWaiting = latchkey.live.loginTurn === turn && currentEntry(nav).view === 'EmailVerifyDevice'
      if (!isWaiting || !frameAborted.is(cause)) throw cause
    }
}
