import type { postPasskeyOptions as contract } from '@latchkey/protocol'
import { generateRegistrationOptions } from '@simplewebauthn/server'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler } from '../http/handleCall'
import type { FrameSession } from '../sessions/FrameSession'
import { requireFreshLogin } from '../sessions/requireFreshLogin'
import { listPasskeys } from './listPasskeys'
import { relyingParty } from './relyingParty'
import { challengeMs, keepChallenge } from './sessionChallenge'

/**
 * Starts to add a passkey to the account of a session, soon after its login: with a passkey of their own, whoever holds
 * the device later could take the words with them. A newer start replaces an older one. @throws loginTooOld
 */
export function postPasskeyOptions(services: FrameServices): FrameHandler<typeof contract, FrameSession> {
  const { database, settings, now } = services
  return async ({ context, known: session }) => {
    requireFreshLogin(session, now())
    const { id, userId, email, userName } = session
    const { id: rpID, name: rpName } = relyingParty(settings, context)
    const present = await listPasskeys(database, userId)
    const options = await generateRegistrationOptions({
      rpID,
      rpName,
      userID: Uint8Array.from(Buffer.from(userId.replaceAll('-', ''), 'hex')),
      userName: email ?? userName ?? 'Latchkey wallet',
      timeout: challengeMs,
      attestationType: 'none',
      excludeCredentials: present,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    await keepChallenge(services, id, 'add', options.challenge)
    return { options: { ...options } }
  }
}
