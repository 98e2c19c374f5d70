import { deleteFrameSession, networkFailure, requestTimeout } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { forgetSession } from './forgetSession'

/** Signs out here and on the server. */
export async function signOut(frame: FramePage): Promise<void> {
  const { session } = await frame.store.read()
  try {
    if (session) await frame.login.call(deleteFrameSession)
  } catch (cause) {
    // Out of reach: nobody has the token any more once it's forgotten here. Any other answer means it has ended.
    if (!networkFailure.is(cause) && !requestTimeout.is(cause)) return
  } finally {
    await forgetSession(frame)
  }
}
