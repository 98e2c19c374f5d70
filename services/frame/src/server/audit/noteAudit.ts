import type { Queryable } from '@latchkey/gateway/server'
import { type AuditKind, auditKinds } from './auditKinds'

/** Who did it, and where. */
export type AuditPlace = {
  readonly userId: string
  readonly origin: string
  readonly browser: string
}

/** Adds an entry to the list that the owner of a wallet can read. Repeats at one place count in one entry for a while. */
export async function noteAudit(
  sql: Queryable,
  now: number,
  kind: AuditKind,
  { userId, origin, browser }: AuditPlace,
): Promise<void> {
  const { togetherMs, most } = auditKinds[kind]
  // The time of the first one decides, so a steady repeat gets a new entry as well.
  await sql.query(
    `with again as (
       update frame_audit set count = count + 1, at = $5 where id = (
         select id from frame_audit where user_id = $1 and kind = $2 and origin = $3 and browser = $4
           and first_at > $6 order by id desc limit 1)
       returning 1)
     insert into frame_audit (user_id, kind, origin, browser, at, first_at)
     select $1, $2, $3, $4, $5, $5 where not exists (select 1 from again)`,
    [userId, kind, origin, browser, new Date(now), new Date(now - togetherMs)],
  )
  await sql.query(
    `delete from frame_audit where id in (
       select id from frame_audit where user_id = $1 and kind = $2 order by id desc offset $3)`,
    [userId, kind, most],
  )
}
