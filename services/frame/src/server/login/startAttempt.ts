import { randomUUID } from 'node:crypto'
import type { Queryable, SqlValue } from '@latchkey/gateway/server'
import type { Attempt } from './Attempt'

/** How long a visitor has to sign in: the code's 20 minutes, and some to open the link before. */
export const attemptMs = 30 * 60_000

/** What is known when somebody starts to sign in. */
export type NewAttempt = Pick<Attempt, 'kind' | 'project' | 'origin' | 'publicKey' | 'browser' | 'state'> & {
  readonly deviceId?: string | undefined
  readonly email?: string
  readonly data?: Readonly<Record<string, SqlValue>>
  readonly deviceTokenHash?: Buffer
}

/** Stores an attempt and returns its id. */
export async function startAttempt(sql: Queryable, now: number, attempt: NewAttempt): Promise<string> {
  const id = randomUUID()
  await sql.query(
    `insert into frame_attempts (id, kind, project, origin, public_key, browser, email, device_id, data, state,
       device_token_hash, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      ...[id, attempt.kind, attempt.project, attempt.origin, attempt.publicKey, attempt.browser],
      ...[attempt.email ?? null, attempt.deviceId ?? null, attempt.data ?? {}, attempt.state],
      ...[attempt.deviceTokenHash ?? null, new Date(now), new Date(now + attemptMs)],
    ],
  )
  return id
}
