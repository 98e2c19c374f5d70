import { type FrameAccount, postStepUpLimit } from '@latchkey/protocol'
import type { FramePage } from '../../FramePage'
import { reloadAccount } from '../../session/loadAccount'
import { answerByPasskey } from '../../step-up/answerByPasskey'

/** Sets above how many US dollars a passkey is asked for again, or null for never. In a click. @throws passkeyCancelled, passkeyRefused */
export async function saveLimit(frame: FramePage, stepUpAbove: number | null): Promise<FrameAccount> {
  const response = await answerByPasskey(frame.login)
  await frame.login.call(postStepUpLimit, { body: { stepUpAbove, response } })
  return reloadAccount(frame)
}
