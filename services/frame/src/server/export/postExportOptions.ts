import { actionNotAllowed, type postExportOptions as contract } from '@latchkey/protocol'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler } from '../http/handleCall'
import type { FrameSession } from '../sessions/FrameSession'
import { askOwner } from './confirmOwner'

/**
 * Tells a window how the visitor confirms that it's them: by a passkey, or by a login that is fresh.
 * @throws actionNotAllowed, loginTooOld, recoveryWait
 */
export function postExportOptions(services: FrameServices): FrameHandler<typeof contract, FrameSession> {
  return async (request) => {
    if (!request.known.isWindow) throw actionNotAllowed()
    return askOwner(services, request)
  }
}
