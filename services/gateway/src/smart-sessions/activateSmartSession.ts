import type { activateSmartSession as contract, GrantedTerms } from '@latchkey/protocol'
import type { Queryable } from '../database/Database'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'
import { findSmartSession, type SmartSessionKey, type StoredSmartSession } from './findSmartSession'
import { isSignedByAccount } from './isSignedByAccount'
import { lockAccount } from './lockAccount'
import { parseSmartSessionAccount } from './parseSmartSessionAccount'
import { smartSessionLimits } from './smartSessionLimits'
import { smartSessionRefusals } from './smartSessionRefusals'
import { readTerms } from './terms/readTerms'

/** Activates a session that the wallet granted: once, in time, and on the original terms. */
export function activateSmartSession({ database, nodes, now }: Services): Handler<typeof contract> {
  return async ({ params, body, project }) => {
    const account = parseSmartSessionAccount(nodes, params.address)
    const { pci, context, signature } = body
    const key = { pci, project, account }
    const session = await findSmartSession(database, key)
    assertPending(session, now())
    const terms = readTerms(body)
    assertSame(session, terms)
    const isConfirmed = signature !== undefined && (await isSignedByAccount({ ...key, signature, terms }))
    if (signature !== undefined && !isConfirmed) throw smartSessionRefusals.sessionSignature()
    await database.transaction(async (sql) => {
      await lockAccount(sql, project, account)
      // Check again: two requests may have arrived together.
      assertPending(await findSmartSession(sql, key, 'for update'), now())
      await assertRoom(sql, key, isConfirmed, now())
      await sql.query(
        'update smart_sessions set context = $2, is_confirmed = $3, activated_at = $4 where pci = $1',
        [pci, context.toLowerCase(), isConfirmed, new Date(now())],
      )
    })
    return {}
  }
}

/** @throws sessionRevoked, sessionActive, sessionUnknown, sessionExpired */
function assertPending(
  { revokedAt, activatedAt, createdAt, expiresAt }: StoredSmartSession,
  now: number,
): void {
  if (revokedAt) throw smartSessionRefusals.sessionRevoked()
  if (activatedAt) throw smartSessionRefusals.sessionActive()
  // Too late, as if already swept.
  if (createdAt.getTime() <= now - smartSessionLimits.pendingMs) throw smartSessionRefusals.sessionUnknown()
  if (expiresAt.getTime() <= now) throw smartSessionRefusals.sessionExpired()
}

/** Checks for the same terms, with the gateway's key before the site's. @throws sessionChanged */
function assertSame({ terms, publicKey }: StoredSmartSession, granted: GrantedTerms): void {
  const keys = [{ type: 'secp256k1', publicKey }, ...terms.signer.data.keys]
  const begun = { ...terms, signer: { type: 'keys', data: { keys } } }
  // One schema wrote both, so their fields have the same order.
  for (const field of ['expiry', 'signer', 'permissions', 'policies'] as const)
    if (JSON.stringify(granted[field]) !== JSON.stringify(begun[field]))
      throw smartSessionRefusals.sessionChanged({ field })
}

/** @throws sessionsFull */
async function assertRoom(
  sql: Queryable,
  { project, account }: SmartSessionKey,
  isConfirmed: boolean,
  now: number,
): Promise<void> {
  const [row] = await sql.query<{ count: number }>(
    `select count(*)::int as count from smart_sessions where project = $1 and account = $2
     and activated_at is not null and revoked_at is null and expires_at > $3 and is_confirmed = $4`,
    [project.id, account.id, new Date(now), isConfirmed],
  )
  const most = isConfirmed ? smartSessionLimits.mostConfirmed : smartSessionLimits.mostUnconfirmed
  if ((row?.count ?? 0) >= most) throw smartSessionRefusals.sessionsFull()
}
