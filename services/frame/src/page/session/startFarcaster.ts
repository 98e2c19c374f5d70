import { postFarcasterLogin } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { attemptFields } from './attemptFields'

/** [FRM-7] Starts to sign in with Farcaster. Returns what the visitor opens on the phone. @throws socialUnavailable, socialFailed */
export async function startFarcaster(frame: FramePage): Promise<string> {
  const { attempt, url } = await frame.login.call(postFarcasterLogin, { body: await attemptFields(frame) })
  await frame.store.change({ attempt: { id: attempt, way: 'farcaster' } })
  return url
}
