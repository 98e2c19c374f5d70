import { type FrameAccount, frameSessionEnded, getFrameSession, proofInvalid } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { forgetSession } from './forgetSession'

/** Returns who is signed in, from memory or from the server. @throws frameSessionEnded, networkFailure */
export async function loadAccount(frame: FramePage): Promise<FrameAccount> {
  return frame.state.account ?? reloadAccount(frame)
}

/** Asks the server who is signed in. @throws frameSessionEnded, networkFailure */
export async function reloadAccount(frame: FramePage): Promise<FrameAccount> {
  const { session } = await frame.store.read()
  if (!session) throw frameSessionEnded()
  try {
    const account = await frame.login.call(getFrameSession)
    frame.state.account = account
    return account
  } catch (cause) {
    if (!frameSessionEnded.is(cause) && !proofInvalid.is(cause)) throw cause
    await forgetSession(frame)
    throw frameSessionEnded({}, { cause })
  }
}
