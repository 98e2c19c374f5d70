import { invalidProjectId, originNotAllowed, relayUnreachable, sessionExpired } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { setUp } from '../testing/setUp'
import { noteRefusal } from './noteRefusal'

describe('pairing errors', () => {
  it('[WC-9] [MOD-4] raise Session Expired: the long text in the log once, the short one for the visitor', async () => {
    const { latchkey, host } = setUp()
    noteRefusal(latchkey, sessionExpired())
    noteRefusal(latchkey, sessionExpired())
    expect(latchkey.getState().modal.shownAlerts).toEqual(['session-expired'])
    expect(latchkey.logger.dump().split('Session Expired: ').length - 1).toBe(1)
    // The modal is closed, so the notice waits until it opens.
    host.advance(60_000)
    await latchkey.open()
    expect(latchkey.getState().modal.notice).toMatchObject({ message: 'Session Expired', open: true })
    await latchkey.close()
    expect(latchkey.getState().modal.notice).toBeNull()
  })

  it('[MOD-2] disappear on their own when the modal is open', async () => {
    const { latchkey, host } = setUp()
    await latchkey.open()
    noteRefusal(latchkey, sessionExpired())
    expect(latchkey.getState().modal.notice?.open).toBe(true)
    host.advance(2_500)
    expect(latchkey.getState().modal.notice?.open).toBe(false)
  })

  it('[MOD-5] report setup mistakes to the site developer, and nothing else', () => {
    const { latchkey } = setUp()
    for (const error of [originNotAllowed(), invalidProjectId(), relayUnreachable(), 'x'])
      noteRefusal(latchkey, error)
    const { shownAlerts, notice } = latchkey.getState().modal
    expect(shownAlerts).toEqual(['origin-not-allowed', 'invalid-project-id'])
    expect(notice).toBeNull()
  })
})
