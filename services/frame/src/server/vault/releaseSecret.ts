import type { Queryable } from '@latchkey/gateway/server'
import { slotUnknown } from '@latchkey/protocol'
import type { FrameServices } from '../FrameServices'
import { noteOpened } from './noteOpened'
import { slotContext } from './startSlot'

/**
 * Returns the operator's half of a slot's key, for a device that has the right to it, and notes that the sessions of the
 * device may now change the vault. The caller has checked the right. @throws slotUnknown, wrapperFailed
 */
export async function releaseSecret(
  { wrapper, metrics, now }: Pick<FrameServices, 'wrapper' | 'metrics' | 'now'>,
  sql: Queryable,
  {
    slotId,
    userId,
    deviceId,
  }: { readonly slotId: string; readonly userId: string; readonly deviceId: string },
): Promise<Buffer> {
  const [slot] = await sql.query<{ kind: string; secret: Buffer; keyId: string }>(
    'select kind, secret, key_id as "keyId" from frame_slots where id = $1 and user_id = $2 and sealed is not null',
    [slotId, userId],
  )
  if (!slot) throw slotUnknown()
  const secret = await wrapper.unwrap({ keyId: slot.keyId, bytes: slot.secret }, slotContext(slotId))
  await noteOpened(sql, now(), { userId, deviceId })
  metrics.slots.inc({ kind: slot.kind })
  return secret
}
