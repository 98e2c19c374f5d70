import { getApproval } from '@latchkey/protocol'
import type { LoginClient } from '../../session/createLoginClient'
import { repeatCall } from '../../session/repeatCall'
import type { Decision } from '../Decision'

/** Waits for what the visitor decides in a window. One that takes too long counts as rejected. */
export async function awaitDecision(
  login: LoginClient,
  id: string,
  signal: AbortSignal | undefined,
): Promise<Decision> {
  const state = await repeatCall(async () => {
    const answer = await login.call(getApproval, { params: { id } })
    return answer.state === 'waiting' ? undefined : answer.state
  }, signal)
  return state === 'approved' ? 'approved' : 'rejected'
}
