import { postOtp } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { acceptLogin } from './acceptLogin'
import { attemptOf } from './attemptOf'

/** [FRM-3] Finishes a login with the code of the mail. @throws codeWrong, codeEnded, loginEnded */
export async function submitOtp(frame: FramePage, otp: string): Promise<void> {
  const { attempt } = await attemptOf(frame, 'email')
  await acceptLogin(frame, await frame.login.call(postOtp, { params: { attempt }, body: { otp } }))
}
