import type { Queryable } from '@latchkey/gateway/server'
import { codeEnded } from '@latchkey/protocol'
import type { FrameServices } from '../FrameServices'
import { findAttempt } from '../login/findAttempt'
import { type CodeFault, tryCode } from '../login/tryCode'
import type { FrameSession } from '../sessions/FrameSession'
import { type ChangeData, readChange } from './ChangeAttempt'

/** Tries the code of a session's change, and returns the change or what is wrong. Runs inside a transaction. */
export async function tryChangeCode(
  services: FrameServices,
  sql: Queryable,
  { id }: FrameSession,
  step: ChangeData['step'],
  code: string,
): Promise<ChangeData | CodeFault> {
  const [found] = await sql.query<{ id: string }>(
    `select id from frame_attempts where kind = 'email-change' and data->>'sessionId' = $1 and state <> 'ended'
       and expires_at > $2 order by created_at desc limit 1`,
    [id, new Date(services.now())],
  )
  if (!found) return codeEnded()
  const attempt = await findAttempt(sql, services.now(), found.id, { isLocked: true })
  const change = readChange(attempt)
  if (change.step !== step) return codeEnded()
  return (await tryCode(services, sql, attempt, code)) ?? change
}
