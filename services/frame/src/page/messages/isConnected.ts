import { frameSessionEnded, httpStatus, networkFailure, requestTimeout } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { loadAccount } from '../session/loadAccount'

/** [FRM-16] Whether someone is signed in. */
export async function isConnected(frame: FramePage): Promise<boolean> {
  try {
    await loadAccount(frame)
    return true
  } catch (cause) {
    if (frameSessionEnded.is(cause)) return false
    // A site forgets the login when it hears no. While the server or its database is out of reach, the session decides.
    if (!networkFailure.is(cause) && !requestTimeout.is(cause) && !httpStatus.is(cause)) throw cause
    const { session } = await frame.store.read()
    return session !== null && session.expiresAt > Date.now()
  }
}
