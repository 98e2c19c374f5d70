import type { Queryable } from '@latchkey/gateway/server'
import {
  type putVault as contract,
  frameSessionEnded,
  invalidRequest,
  isSameAddress,
  loginTooOld,
  slotUnknown,
  vaultChanged,
  vaultExists,
} from '@latchkey/protocol'
import type { AuditKind } from '../audit/auditKinds'
import { noteAudit } from '../audit/noteAudit'
import type { FrameServices } from '../FrameServices'
import { forgetGone, type GoneSlot } from '../halves/forgetGone'
import type { FrameHandler, FrameRequest } from '../http/handleCall'
import type { FrameSession } from '../sessions/FrameSession'

type Body = FrameRequest<typeof contract>['body']
type Stored = { version: number; addresses: Body['addresses'] }

/**
 * Stores a vault with all its slots, or nothing: one transaction, and devices that change it at the same time take
 * turns. Slots that aren't listed are gone. @throws vaultExists, vaultChanged, slotUnknown, loginTooOld, invalidRequest
 */
export function putVault(services: FrameServices): FrameHandler<typeof contract, FrameSession> {
  const { database, now } = services
  return async ({ body, known: session }) => {
    checkShape(body)
    const gone = await database.transaction(async (sql) => {
      await sql.query('select 1 from frame_users where id = $1 for update', [session.userId])
      const [stored] = await sql.query<Stored>(
        'select version, addresses from frame_vaults where user_id = $1',
        [session.userId],
      )
      await checkRight(sql, body, stored, session)
      await storeVault(sql, body, session, now())
      const removed = await replaceSlots(sql, body, session)
      await sql.query('update frame_sessions set opened_at = coalesce(opened_at, $2) where id = $1', [
        session.id,
        new Date(now()),
      ])
      const place = stored ? session : { ...session, origin: body.from ?? session.origin }
      await noteAudit(sql, now(), kindOf(body, stored), place)
      return removed
    })
    await forgetGone(services, gone)
    return { version: body.version }
  }
}

function kindOf({ from }: Body, stored: Stored | undefined): AuditKind {
  if (stored) return 'wallet-changed'
  return from === undefined ? 'wallet-created' : 'moved-in'
}

function checkShape({ version, previous = 0, slots, proofKey }: Body): void {
  if (version !== previous + 1) throw invalidRequest({ reason: 'version' })
  // A browser that forgets its data would lose a wallet that only this device opens.
  if (slots.every(({ kind }) => kind === 'device')) throw invalidRequest({ reason: 'slots: no way back' })
  // The server can't see whether a password was right, so a page that opens the vault with it has to show it.
  if (proofKey === undefined && slots.some(({ kind }) => kind === 'password'))
    throw invalidRequest({ reason: 'proofKey' })
  if (new Set(slots.map(({ slotId }) => slotId)).size !== slots.length)
    throw invalidRequest({ reason: 'slots: listed twice' })
}

async function checkRight(
  sql: Queryable,
  { previous, addresses }: Body,
  stored: Stored | undefined,
  session: FrameSession,
): Promise<void> {
  if (previous === undefined && stored) throw vaultExists()
  if (previous !== undefined && stored?.version !== previous) throw vaultChanged()
  // It may have ended while it waited for its turn.
  const [live] = await sql.query<{ opened: boolean }>(
    'select opened_at is not null as opened from frame_sessions where id = $1',
    [session.id],
  )
  if (!live) throw frameSessionEnded()
  if (!stored) return
  // Whoever only took over the mailbox must not be able to destroy the wallet.
  if (!live.opened) throw loginTooOld()
  const isSame =
    isSameAddress('eip155', stored.addresses.eip155, addresses.eip155) &&
    stored.addresses.solana === addresses.solana
  if (!isSame) throw invalidRequest({ reason: 'addresses' })
}

async function storeVault(
  sql: Queryable,
  { version, sealed, addresses, proofKey }: Body,
  { userId }: FrameSession,
  now: number,
): Promise<void> {
  await sql.query(
    `insert into frame_vaults (user_id, version, sealed, addresses, updated_at, proof_key)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (user_id) do update
     set version = $2, sealed = $3, addresses = $4, updated_at = $5, proof_key = $6`,
    [userId, version, sealed, addresses, new Date(now), proofKey ?? null],
  )
}

/** Returns the slots that are gone. */
async function replaceSlots(
  sql: Queryable,
  { slots }: Body,
  { userId, deviceId }: FrameSession,
): Promise<readonly GoneSlot[]> {
  const ids = slots.map(({ slotId }) => slotId)
  const known = await sql.query(
    `update frame_slots set sealed = listed.sealed, label = listed.label
     from unnest($2::uuid[], $3::text[], $4::text[], $5::text[]) as listed (id, kind, sealed, label)
     where frame_slots.id = listed.id and frame_slots.user_id = $1 and frame_slots.kind = listed.kind
       and (frame_slots.sealed is not null or frame_slots.device_id is null or frame_slots.device_id = $6)
     returning 1`,
    [
      userId,
      ids,
      slots.map(({ kind }) => kind),
      slots.map(({ sealed }) => sealed),
      slots.map(({ label }) => label),
      deviceId,
    ],
  )
  if (known.length !== slots.length) throw slotUnknown()
  return sql.query<GoneSlot>(
    `delete from frame_slots where user_id = $1 and sealed is not null and id <> all($2::uuid[])
     returning id, kind`,
    [userId, ids],
  )
}
