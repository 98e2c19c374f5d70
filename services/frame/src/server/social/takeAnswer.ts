import { loginEnded, type SocialProvider } from '@latchkey/protocol'
import { hashToken } from '../config/hashToken'
import type { FrameServices } from '../FrameServices'

/** A login that a provider answered. */
export type AnsweredLogin = {
  readonly attempt: string
  readonly origin: string
  readonly nonce: string
  readonly verifier: string
}

/**
 * Finds the login of a provider's answer by its state, once: a second answer, an answer of another provider and an
 * unknown state find none. @throws loginEnded
 */
export async function takeAnswer(
  { database, now }: Pick<FrameServices, 'database' | 'now'>,
  provider: SocialProvider,
  state: string,
): Promise<AnsweredLogin> {
  const [login] = await database.query<AnsweredLogin>(
    `update frame_social_logins l set answered_at = $3 from frame_attempts a
     where a.id = l.attempt_id and l.state_hash = $1 and l.provider = $2 and l.answered_at is null
       and a.state = 'waiting' and a.expires_at > $3
     returning a.id as attempt, a.origin, l.nonce, l.verifier`,
    [hashToken(state), provider, new Date(now())],
  )
  if (!login) throw loginEnded()
  return login
}
