import type { Queryable } from '@latchkey/gateway/server'

/** What can happen to a wallet. */
export type AuditKind =
  | 'login'
  | 'window-opened'
  | 'device-ended'
  | 'signed-out'
  | 'wallet-created'
  | 'wallet-changed'
  | 'recovery-asked'
  | 'recovery-opened'
  | 'recovery-stopped'
  | 'passkey-added'
  | 'email-changed'
  | 'exported'
  | 'file-saved'

/** Who did it, and where. */
export type AuditPlace = {
  readonly userId: string
  readonly origin: string
  readonly browser: string
}

/** Adds an entry to the list that the owner of a wallet can read. */
export async function noteAudit(
  sql: Queryable,
  now: number,
  kind: AuditKind,
  { userId, origin, browser }: AuditPlace,
): Promise<void> {
  await sql.query(
    'insert into frame_audit (user_id, kind, origin, browser, at) values ($1, $2, $3, $4, $5)',
    [userId, kind, origin, browser, new Date(now)],
  )
}
