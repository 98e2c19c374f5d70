import type { Queryable } from '../database/Database'
import { sessionLimits } from './sessionLimits'

/** More at once would keep those who wait for their own. */
const slice = 200

/**
 * Deletes what was begun and never activated, and what ended long ago. Whoever begins a session does it: nothing else makes
 * them more.
 */
export async function sweepSessions(sql: Queryable, now: number): Promise<void> {
  await sql.query(
    `delete from smart_sessions where pci in (
       select pci from smart_sessions
       where (activated_at is null and created_at < $1) or expires_at < $2 or revoked_at < $2
       limit $3 for update skip locked)`,
    [new Date(now - sessionLimits.pendingMs), new Date(now - sessionLimits.keptMs), slice],
  )
}
