import type { Queryable } from '@latchkey/gateway/server'

/** Lists the passkeys of a person whose slots are in the vault. */
export function listPasskeys(sql: Queryable, userId: string): Promise<{ id: string }[]> {
  return sql.query<{ id: string }>(
    `select p.credential_id as id from frame_passkeys p join frame_slots s on s.id = p.slot_id
     where p.user_id = $1 and s.sealed is not null`,
    [userId],
  )
}
