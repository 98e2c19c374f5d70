import type { postPasskeyOptions as contract } from '@latchkey/protocol'
import { generateRegistrationOptions } from '@simplewebauthn/server'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler } from '../http/handleCall'
import type { FrameSession } from '../sessions/FrameSession'
import { listPasskeys } from './listPasskeys'
import { relyingParty } from './relyingParty'
import { challengeMs, keepChallenge } from './sessionChallenge'

/** Starts to add a passkey to the account of a session. A newer start replaces an older one. */
export function postPasskeyOptions(services: FrameServices): FrameHandler<typeof contract, FrameSession> {
  const { database, settings } = services
  return async ({ context, known: { id, userId, email, userName } }) => {
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
    await keepChallenge(services, id, options.challenge)
    return { options: { ...options } }
  }
}
