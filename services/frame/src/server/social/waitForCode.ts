import { hashToken, newToken } from '../config/hashToken'
import type { FrameServices } from '../FrameServices'
import type { Attempt } from '../login/Attempt'
import { pollFor } from '../waiting/pollFor'

/** A request that waits for a provider. */
export type WaitingForCode = {
  readonly known: Pick<Attempt, 'id'>
  readonly address: string
  readonly signal: AbortSignal
}

/** How a login with a provider is, with the code that finishes it. */
export type CodeState = { readonly state: 'waiting' | 'approved' | 'ended'; readonly code?: string }

/** Waits up to 20 seconds until a login with a provider is confirmed or has ended; `ask` runs before each look. */
export async function waitForCode(
  services: Pick<FrameServices, 'database' | 'wakeUps' | 'waits' | 'now'>,
  { known: { id }, address, signal }: WaitingForCode,
  ask?: () => Promise<void>,
): Promise<CodeState> {
  const { database, now } = services
  const look = async () => {
    await ask?.()
    const [row] = await database.query<{ confirmed: boolean }>(
      `select l.confirmed_at is not null as confirmed from frame_social_logins l
       join frame_attempts a on a.id = l.attempt_id
       where a.id = $1 and a.state <> 'ended' and a.expires_at > $2`,
      [id, new Date(now())],
    )
    if (!row) return 'ended'
    return row.confirmed ? 'approved' : 'waiting'
  }
  const state = await pollFor(services, { id, address, signal }, look, (seen) => seen !== 'waiting')
  if (state !== 'approved') return { state }
  // Only hashes of codes are stored, so the frame gets another one.
  const code = newToken()
  await database.query('update frame_social_logins set code_hash = $2 where attempt_id = $1', [
    id,
    hashToken(code),
  ])
  return { state, code }
}
