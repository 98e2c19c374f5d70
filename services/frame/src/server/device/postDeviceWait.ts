import { type postDeviceWait as contract, loginEnded } from '@latchkey/protocol'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler } from '../http/handleCall'
import type { Attempt } from '../login/Attempt'
import { findAttempt } from '../login/findAttempt'
import { pollFor } from '../waiting/pollFor'

/** [FRM-3] Waits up to 20 seconds for the link in the mail to be confirmed. */
export function postDeviceWait(services: FrameServices): FrameHandler<typeof contract, Attempt> {
  const { database, now } = services
  const look = async (id: string): Promise<'waiting' | 'approved' | 'ended'> => {
    try {
      const { state } = await findAttempt(database, now(), id)
      return state === 'waiting' ? 'waiting' : 'approved'
    } catch (error) {
      if (loginEnded.is(error)) return 'ended'
      throw error
    }
  }
  return async ({ known: { id }, address, signal }) => ({
    state: await pollFor(
      services,
      { id, address, signal },
      () => look(id),
      (state) => state !== 'waiting',
    ),
  })
}
