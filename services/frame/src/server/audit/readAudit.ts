import type { Queryable } from '@latchkey/gateway/server'
import type { getAudit } from '@latchkey/protocol'
import type { InferOutput } from 'valibot'

type Entry = InferOutput<typeof getAudit.output>['entries'][number]

/** Lists what happened to a wallet, newest first. The entries of each kind are few, see {@link auditKinds}. */
export async function readAudit(sql: Queryable, userId: string): Promise<Entry[]> {
  const rows = await sql.query<Omit<Entry, 'at'> & { at: Date }>(
    `select kind, at, count, origin, browser from frame_audit where user_id = $1 order by at desc, id desc
     limit 1000`,
    [userId],
  )
  return rows.map((entry) => ({ ...entry, at: entry.at.getTime() }))
}
