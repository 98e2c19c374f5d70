import { hashToken } from '../config/hashToken'
import type { FrameServices } from '../FrameServices'

/** A login whose provider has answered. */
export type SocialResult = {
  readonly attempt: string
  readonly origin: string
  /** The browser that started, and its hidden network address. */
  readonly browser: string
  readonly address: string | null
}

/** Finds the login of a code that hasn't been used. */
export async function findResult(
  { database, now }: Pick<FrameServices, 'database' | 'now'>,
  code: string,
): Promise<SocialResult | undefined> {
  const [result] = await database.query<SocialResult>(
    `select a.id as attempt, a.origin, a.browser, a.data->>'address' as address from frame_social_logins l
     join frame_attempts a on a.id = l.attempt_id
     where l.code_hash = $1 and a.state = 'approved' and a.expires_at > $2`,
    [hashToken(code), new Date(now())],
  )
  return result
}
