import { actionNotAllowed, type openSlot as contract, slotUnknown } from '@latchkey/protocol'
import { noteAudit } from '../audit/noteAudit'
import { holdExport } from '../export/holdExport'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler } from '../http/handleCall'
import { askRecovery } from '../recovery/askRecovery'
import type { FrameSession } from '../sessions/FrameSession'
import { requireFreshLogin } from '../sessions/requireFreshLogin'
import { releaseSecret } from './releaseSecret'

/**
 * Gives the operator's half of a slot's key: a device's own slot to its session, and an automatic one after a fresh
 * login, when the device has waited. @throws slotUnknown, loginTooOld, recoveryWait,
 * halvesAway, actionNotAllowed
 */
export function openSlot(services: FrameServices): FrameHandler<typeof contract, FrameSession> {
  const { database, halves, now } = services
  const find = async (slotId: string, { userId, deviceId }: FrameSession) => {
    const [slot] = await database.query<{ kind: string }>(
      `select kind from frame_slots where id = $1 and user_id = $2 and sealed is not null
         and (kind = 'auto' or (kind = 'device' and device_id = $3))`,
      [slotId, userId, deviceId],
    )
    if (!slot) throw slotUnknown()
    return slot
  }
  return async ({ params, context, known: session }) => {
    // A window gets it after the visitor confirmed that it's them: see postExport.
    if (session.isWindow) throw actionNotAllowed()
    const slotId = readId(params.slotId)
    const { kind } = await find(slotId, session)
    const target = { slotId, userId: session.userId, deviceId: session.deviceId }
    if (kind === 'device') return { secret: inText(await releaseSecret(services, database, target)) }
    requireFreshLogin(session, now())
    await askRecovery(services, session, context)
    const second = await halves.open(slotId, session.deviceId)
    await database.query('update frame_recoveries set opened_at = $2 where device_id = $1', [
      session.deviceId,
      new Date(now()),
    ])
    await holdExport(services, database, session)
    const first = await releaseSecret(services, database, target)
    await noteAudit(database, now(), 'recovery-opened', session)
    return { secret: inText(first), secret2: inText(second) }
  }
}

function readId(id: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) throw slotUnknown()
  return id
}

function inText(secret: Buffer): string {
  return secret.toString('base64url')
}
