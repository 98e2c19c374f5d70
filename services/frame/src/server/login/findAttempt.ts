import type { Queryable } from '@latchkey/gateway/server'
import { loginEnded } from '@latchkey/protocol'
import type { Attempt } from './Attempt'

const columns = `id, kind, project, origin, public_key as "publicKey", browser, email, device_id as "deviceId", data,
  state, code_hmac as "codeHmac", code_tries as "codeTries", code_sent_at as "codeSentAt"`
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Finds an attempt that hasn't ended; with `isLocked`, no other request changes it meanwhile. @throws loginEnded */
export async function findAttempt(
  sql: Queryable,
  now: number,
  id: string,
  { isLocked = false }: { readonly isLocked?: boolean } = {},
): Promise<Attempt> {
  if (!uuid.test(id)) throw loginEnded()
  const [attempt] = await sql.query<Attempt>(
    `select ${columns} from frame_attempts where id = $1 and expires_at > $2 and state <> 'ended'
     ${isLocked ? 'for update' : ''}`,
    [id, new Date(now)],
  )
  if (!attempt) throw loginEnded()
  return attempt
}
