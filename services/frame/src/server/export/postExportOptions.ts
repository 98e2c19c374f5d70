import { actionNotAllowed, type postExportOptions as contract } from '@latchkey/protocol'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler } from '../http/handleCall'
import { listPasskeys } from '../passkeys/listPasskeys'
import { relyingParty } from '../passkeys/relyingParty'
import { challengeMs, keepChallenge } from '../passkeys/sessionChallenge'
import type { FrameSession } from '../sessions/FrameSession'
import { requireFreshLogin } from '../sessions/requireFreshLogin'

/**
 * Tells a window how the visitor confirms that it's them: by a passkey, or by a login that is fresh.
 * @throws actionNotAllowed, loginTooOld
 */
export function postExportOptions(services: FrameServices): FrameHandler<typeof contract, FrameSession> {
  const { database, settings, now } = services
  return async ({ context, known: session }) => {
    if (!session.isWindow) throw actionNotAllowed()
    const passkeys = await listPasskeys(database, session.userId)
    if (passkeys.length === 0) {
      requireFreshLogin(session, now())
      return { options: null }
    }
    const options = await generateAuthenticationOptions({
      rpID: relyingParty(settings, context).id,
      timeout: challengeMs,
      userVerification: 'required',
      allowCredentials: passkeys,
    })
    await keepChallenge(services, session.id, options.challenge)
    return { options: { ...options } }
  }
}
