import { randomBytes, randomUUID } from 'node:crypto'
import type { FrameServices } from '../FrameServices'
import { forgetGone, type GoneSlot } from '../halves/forgetGone'

/** A slot before a vault lists it. */
export type NewSlot = {
  readonly userId: string
  readonly kind: 'device' | 'passkey' | 'password' | 'auto'
  /** The device whose page opens it; only of kind `device`. */
  readonly deviceId?: string
}

/** More slots that no vault lists are remains of something that failed. */
const mostPending = 20

/** Returns what ties a wrapped secret to its slot. */
export const slotContext = (slotId: string) => `slot ${slotId}`

/** Creates a slot with a new secret, the operator's half of its key. It counts once a vault lists it. */
export async function startSlot(
  services: Pick<FrameServices, 'database' | 'wrapper' | 'halves' | 'log' | 'now'>,
  { userId, kind, deviceId }: NewSlot,
): Promise<{ slotId: string; secret: Buffer }> {
  const { database, wrapper, now } = services
  const slotId = randomUUID()
  const secret = randomBytes(32)
  const { keyId, bytes } = await wrapper.wrap(secret, slotContext(slotId))
  await database.query(
    `insert into frame_slots (id, user_id, kind, device_id, secret, key_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [slotId, userId, kind, deviceId ?? null, bytes, keyId, new Date(now())],
  )
  const trimmed = await database.query<GoneSlot>(
    `delete from frame_slots where id in (
       select id from frame_slots where user_id = $1 and sealed is null order by created_at desc, id offset $2)
     returning id, kind`,
    [userId, mostPending],
  )
  await forgetGone(services, trimmed)
  return { slotId, secret }
}
