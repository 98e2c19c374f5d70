import { passkeyRefused } from '@latchkey/protocol'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { Context } from 'hono'
import type { FrameServices } from '../FrameServices'
import { findPasskey } from '../passkeys/findPasskey'
import { listPasskeys } from '../passkeys/listPasskeys'
import type { PasskeyResponse } from '../passkeys/Passkey'
import { relyingParty } from '../passkeys/relyingParty'
import { challengeMs, keepChallenge, takeChallenge } from '../passkeys/sessionChallenge'
import { verifyPasskey } from '../passkeys/verifyPasskey'
import type { FrameSession } from '../sessions/FrameSession'
import { requireFreshLogin } from '../sessions/requireFreshLogin'
import { requireNoHold } from './holdExport'

/**
 * Returns how the visitor confirms that it's them before keys leave the frame: the options of a passkey, or null for a
 * wallet without one, whose login is fresh. @throws loginTooOld, recoveryWait
 */
export async function askOwner(
  services: FrameServices,
  { context, known: session }: { readonly context: Context; readonly known: FrameSession },
) {
  const { database, settings, now } = services
  await requireNoHold(services, session)
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
  await keepChallenge(services, session.id, 'confirm', options.challenge)
  return { options: { ...options } }
}

/** What a page sends to confirm. */
export type Confirmation = {
  readonly context: Context
  readonly response: PasskeyResponse | undefined
}

/** Checks what {@link askOwner} asked for. Whoever has a passkey must use it. @throws passkeyRefused, loginTooOld, recoveryWait */
export async function confirmOwner(
  services: FrameServices,
  session: FrameSession,
  { context, response }: Confirmation,
): Promise<void> {
  const { database, now } = services
  await requireNoHold(services, session)
  const passkeys = await listPasskeys(database, session.userId)
  if (passkeys.length === 0) return requireFreshLogin(session, now())
  if (!response) throw passkeyRefused()
  const challenge = await takeChallenge(services, session.id, 'confirm')
  const passkey = await findPasskey(services, response)
  if (passkey.userId !== session.userId) throw passkeyRefused()
  await verifyPasskey(services, passkey, { context, response, challenge, siteOrigin: session.origin })
}
