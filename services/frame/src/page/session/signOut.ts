import { deleteFrameSession } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { forgetSession } from './forgetSession'

/** [FRM-16] Signs out here at once, since the page may close before the server has answered, and then on the server. */
export async function signOut(frame: FramePage): Promise<void> {
  const { session } = await frame.store.read()
  // It reads the session before that is forgotten, because changes of the store keep their order.
  const ended = session && frame.login.call(deleteFrameSession)
  const settled = Promise.allSettled([ended])
  await forgetSession(frame)
  // Out of reach: nobody has the token any more. Any other answer means that it has ended.
  await settled
}
