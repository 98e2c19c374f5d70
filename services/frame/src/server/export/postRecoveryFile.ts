import type { postRecoveryFile as contract } from '@latchkey/protocol'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler } from '../http/handleCall'
import { recoveryFileMail } from '../mail/recoveryFileMail'
import type { FrameSession } from '../sessions/FrameSession'
import { confirmOwner } from './confirmOwner'
import { tellOwner } from './tellOwner'

/**
 * Lets a page save a recovery file once the visitor has confirmed that it's them, and tells the owner.
 * @throws loginTooOld, passkeyRefused, recoveryWait, tooMany, mailFailed
 */
export function postRecoveryFile(services: FrameServices): FrameHandler<typeof contract, FrameSession> {
  return async ({ body: { response }, context, known: session }) => {
    await confirmOwner(services, session, { context, response })
    await tellOwner(services, { session, context, kind: 'file-saved', write: recoveryFileMail })
    return { ok: true }
  }
}
