import { passkeyRefused } from '@latchkey/protocol'
import type { FrameServices } from '../FrameServices'

/** How long a visitor has to touch the sensor. */
export const challengeMs = 5 * 60_000

type Services = Pick<FrameServices, 'database' | 'now'>

/** What a challenge is for. One that only confirms the owner adds no passkey, which needs a fresh login. */
export type ChallengeUse = 'add' | 'confirm' | 'step-up'

/** Keeps the challenge of a session. A newer one replaces it. */
export async function keepChallenge(
  { database, now }: Services,
  sessionId: string,
  use: ChallengeUse,
  challenge: string,
): Promise<void> {
  await database.query(
    `insert into frame_passkey_challenges (session_id, challenge, expires_at) values ($1, $2, $3)
     on conflict (session_id) do update set challenge = $2, expires_at = $3`,
    [sessionId, `${use} ${challenge}`, new Date(now() + challengeMs)],
  )
}

/** Takes the challenge of a session, which is for one answer. @throws passkeyRefused */
export async function takeChallenge(
  { database, now }: Services,
  sessionId: string,
  use: ChallengeUse,
): Promise<string> {
  const [row] = await database.query<{ challenge: string }>(
    'delete from frame_passkey_challenges where session_id = $1 and expires_at > $2 returning challenge',
    [sessionId, new Date(now())],
  )
  const [stored, challenge] = row?.challenge.split(' ') ?? []
  if (stored !== use || challenge === undefined) throw passkeyRefused()
  return challenge
}
