import type { postMove as contract } from '@latchkey/protocol'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler } from '../http/handleCall'
import { moveMail } from '../mail/moveMail'
import type { FrameSession } from '../sessions/FrameSession'
import { giveHalf } from './giveHalf'

/**
 * Gives a window the operator's half of its device's slot, to move the wallet to another provider. The owner reads where
 * it goes. @throws actionNotAllowed, loginTooOld, passkeyRefused, slotUnknown
 */
export function postMove(services: FrameServices): FrameHandler<typeof contract, FrameSession> {
  return ({ body: { slotId, response, to: place }, context, known: session }) =>
    giveHalf(services, {
      ...{ slotId, response, session, context, place, kind: 'moved-out' },
      write: ({ to }, mail) => moveMail({ to, place }, mail),
    })
}
