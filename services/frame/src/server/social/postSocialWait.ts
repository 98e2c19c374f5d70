import { type postSocialWait as contract, loginEnded } from '@latchkey/protocol'
import { hashToken, newToken } from '../config/hashToken'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler } from '../http/handleCall'
import type { Attempt } from '../login/Attempt'
import { findAttempt } from '../login/findAttempt'
import { pollFor } from '../waiting/pollFor'

/**
 * [FRM-6] Waits up to 20 seconds until the visitor confirms in the provider's window, for pages that the window can't
 * reach. Without the button, a stranger could start a login, send its link to somebody, and collect the account here.
 */
export function postSocialWait(services: FrameServices): FrameHandler<typeof contract, Attempt> {
  const { database, now } = services
  const look = async (id: string) => {
    try {
      await findAttempt(database, now(), id)
    } catch (error) {
      if (loginEnded.is(error)) return 'ended'
      throw error
    }
    const [row] = await database.query<{ confirmed: boolean }>(
      'select confirmed_at is not null as confirmed from frame_social_logins where attempt_id = $1',
      [id],
    )
    return row?.confirmed ? 'approved' : 'waiting'
  }
  return async ({ known: { id }, address, signal }) => {
    const state = await pollFor(
      services,
      { id, address, signal },
      () => look(id),
      (seen) => seen !== 'waiting',
    )
    if (state !== 'approved') return { state }
    // Only hashes of codes are stored, so the frame gets another one.
    const code = newToken()
    await database.query('update frame_social_logins set code_hash = $2 where attempt_id = $1', [
      id,
      hashToken(code),
    ])
    return { state, code }
  }
}
