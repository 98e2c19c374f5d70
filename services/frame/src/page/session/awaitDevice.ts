import { loginEnded, postDeviceWait } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { attemptOf } from './attemptOf'
import { takeWait } from './takeWait'

/** [FRM-3] Waits for the visitor to press the button behind the link in the mail. @throws loginEnded, requestAborted */
export async function awaitDevice(frame: FramePage): Promise<void> {
  const { attempt } = await attemptOf(frame, 'email')
  await takeWait(frame, async () => {
    const { state } = await frame.login.call(postDeviceWait, { params: { attempt }, body: {} })
    if (state === 'ended') throw loginEnded()
    return state === 'approved' ? true : undefined
  })
}
