import type { postExport as contract } from '@latchkey/protocol'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler } from '../http/handleCall'
import { exportMail } from '../mail/exportMail'
import type { FrameSession } from '../sessions/FrameSession'
import { giveHalf } from './giveHalf'

/**
 * Gives a window the operator's half of its device's slot, to show the recovery words.
 * @throws actionNotAllowed, loginTooOld, passkeyRefused, slotUnknown
 */
export function postExport(services: FrameServices): FrameHandler<typeof contract, FrameSession> {
  return ({ body: { slotId, response }, context, known: session }) =>
    giveHalf(services, { slotId, response, session, context, kind: 'exported', write: exportMail })
}
