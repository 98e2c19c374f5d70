import type { postRecoveryFile as contract } from '@latchkey/protocol'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler } from '../http/handleCall'
import { recoveryFileMail } from '../mail/recoveryFileMail'
import type { FrameSession } from '../sessions/FrameSession'
import { tellOwner } from './tellOwner'

/** Notes that a recovery file is about to be saved, and tells the owner. */
export function postRecoveryFile(services: FrameServices): FrameHandler<typeof contract, FrameSession> {
  return async ({ context, known: session }) => {
    await tellOwner(services, { session, context, kind: 'file-saved', write: recoveryFileMail })
    return { ok: true }
  }
}
