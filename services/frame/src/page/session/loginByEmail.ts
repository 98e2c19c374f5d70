import { postEmailLogin } from '@latchkey/protocol'
import type { InferOutput } from 'valibot'
import type { FramePage } from '../FramePage'
import { attemptFields } from './attemptFields'
import { reloadAccount } from './loadAccount'

type Action = InferOutput<typeof postEmailLogin.output>['action']

/** [FRM-3] Starts to sign in by e-mail. Returns what comes next. @throws emailWait, networkFailure */
export async function loginByEmail(frame: FramePage, email: string): Promise<Action> {
  const body = { email, ...(await attemptFields(frame)) }
  const { attempt, action } = await frame.login.call(postEmailLogin, { body })
  if (action === 'CONNECT') await reloadAccount(frame)
  else await frame.store.change({ attempt: { id: attempt, way: 'email' } })
  return action
}
