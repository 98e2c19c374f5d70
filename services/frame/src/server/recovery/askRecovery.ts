import type { Context } from 'hono'
import { noteAudit } from '../audit/noteAudit'
import type { FrameServices } from '../FrameServices'
import type { FrameSession } from '../sessions/FrameSession'
import { tellOfDevice } from './tellOfDevice'

/**
 * Notes that a device wants to open a wallet automatically, and tells the owner, once for each opening. If the owner
 * can't be told, nobody has asked. @throws mailFailed, tooMany
 */
export async function askRecovery(
  services: FrameServices,
  session: FrameSession,
  context: Context,
): Promise<void> {
  const { database, settings, now } = services
  const delayMs = settings.FRAME_RECOVERY_DELAY * 60_000
  const opensAt = delayMs > 0 ? { opensAt: now() + delayMs } : {}
  const isNew = await tellOfDevice(services, { session, context, ...opensAt })
  if (isNew) await noteAudit(database, now(), 'recovery-asked', session)
}
