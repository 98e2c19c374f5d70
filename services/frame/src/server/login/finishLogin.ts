import { randomUUID } from 'node:crypto'
import type { Queryable } from '@latchkey/gateway/server'
import type { FrameLogin } from '@latchkey/protocol'
import { readAccount } from '../account/readAccount'
import { noteAudit } from '../audit/noteAudit'
import type { FrameServices } from '../FrameServices'
import { beginSession } from '../sessions/beginSession'
import type { Attempt } from './Attempt'

/** What a login needs of its attempt. */
type Finished = Pick<Attempt, 'id' | 'project' | 'origin' | 'publicKey' | 'browser' | 'deviceId'>

/**
 * Ends an attempt and signs its visitor in. The session belongs to the key of the attempt. Runs inside a transaction
 * that holds the attempt, so an attempt gives one session at most.
 */
export async function finishLogin(
  services: Pick<FrameServices, 'settings' | 'now'>,
  sql: Queryable,
  attempt: Finished,
  userId: string,
): Promise<FrameLogin> {
  const now = services.now()
  const { origin, browser, publicKey } = attempt
  await sql.query("update frame_attempts set state = 'ended', code_hmac = null where id = $1", [attempt.id])
  const known = await findDevice(sql, now, attempt, userId)
  const deviceId = known ?? (await addDevice(sql, now, attempt, userId))
  const { token, session } = await beginSession(sql, now, { userId, deviceId, publicKey })
  const place = { userId, origin, browser }
  if (known === undefined) await noteAudit(sql, now, 'device-added', place)
  await noteAudit(sql, now, 'login', place)
  return { token, ...(await readAccount(services, sql, session)) }
}

/**
 * Returns the device of this page, if it has the device's key and it is the same person at the same site. An id alone
 * proves nothing: every session of the person can list them.
 */
async function findDevice(
  sql: Queryable,
  now: number,
  { deviceId, origin, browser, publicKey }: Finished,
  userId: string,
): Promise<string | undefined> {
  const [known] = await sql.query<{ id: string }>(
    `update frame_devices set seen_at = $4, browser = $5
     where id = $1 and user_id = $2 and origin = $3 and public_key = $6 returning id`,
    [deviceId, userId, origin, new Date(now), browser, publicKey],
  )
  return known?.id
}

async function addDevice(
  sql: Queryable,
  now: number,
  { origin, project, browser, publicKey }: Finished,
  userId: string,
): Promise<string> {
  const id = randomUUID()
  await sql.query(
    `insert into frame_devices (id, user_id, origin, project, browser, public_key, created_at, seen_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)`,
    [id, userId, origin, project, browser, publicKey, new Date(now)],
  )
  return id
}
