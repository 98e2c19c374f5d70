import { postSocialLogin, type SocialProvider } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { attemptFields } from './attemptFields'

/** [FRM-6] Starts to sign in with a provider. Returns where its window goes. @throws socialUnavailable */
export async function startSocial(frame: FramePage, provider: SocialProvider): Promise<string> {
  const body = { provider, ...(await attemptFields(frame)) }
  const { attempt, uri } = await frame.login.call(postSocialLogin, { body })
  await frame.store.change({ attempt: { id: attempt, way: provider } })
  return uri
}
