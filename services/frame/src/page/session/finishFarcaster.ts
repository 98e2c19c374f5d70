import { postFarcasterWait, postSocialResult, requestAborted } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { acceptLogin } from './acceptLogin'
import { attemptOf } from './attemptOf'
import { awaitCode } from './awaitCode'

/** [FRM-7] Waits until the visitor approves in the Farcaster app. Returns their name. @throws loginEnded, requestAborted */
export async function finishFarcaster(frame: FramePage, signal: AbortSignal): Promise<string> {
  const { attempt } = await attemptOf(frame, 'farcaster')
  // The visitor may have gone back before the wait begins.
  if (signal.aborted) throw requestAborted()
  const code = await awaitCode(frame, postFarcasterWait, attempt)
  const login = await frame.login.call(postSocialResult, { params: { attempt }, body: { code } })
  await acceptLogin(frame, login)
  return login.user.userName ?? ''
}
