import { randomInt } from 'node:crypto'
import type { Queryable } from '@latchkey/gateway/server'
import type { FrameServices } from '../FrameServices'
import type { Attempt } from './Attempt'

/** Creates the code of an attempt and returns it. Earlier codes for the same address no longer work. */
export async function issueCode(
  { secrets, now }: Pick<FrameServices, 'secrets' | 'now'>,
  sql: Queryable,
  { id, email }: Pick<Attempt, 'id' | 'email'>,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await sql.query(
    "update frame_attempts set code_hmac = null where email = $1 and kind = 'email' and id <> $2",
    [email, id],
  )
  await sql.query(
    'update frame_attempts set code_hmac = $2, code_sent_at = $3, code_tries = 0 where id = $1',
    [id, secrets.seal(code, id), new Date(now())],
  )
  return code
}
