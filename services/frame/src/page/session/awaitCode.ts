import { loginEnded, type postFarcasterWait, type postSocialWait } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { takeWait } from './takeWait'

/** Waits for the code that finishes a login with a provider. @throws loginEnded, requestAborted */
export async function awaitCode(
  frame: FramePage,
  contract: typeof postSocialWait | typeof postFarcasterWait,
  attempt: string,
): Promise<string> {
  return takeWait(frame, async () => {
    const { state, code } = await frame.login.call(contract, { params: { attempt }, body: {} })
    if (state === 'ended') throw loginEnded()
    return code
  })
}
