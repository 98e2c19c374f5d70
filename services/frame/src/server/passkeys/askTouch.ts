import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { Context } from 'hono'
import type { FrameServices } from '../FrameServices'
import type { FrameSession } from '../sessions/FrameSession'
import { listPasskeys } from './listPasskeys'
import { relyingParty } from './relyingParty'
import { type ChallengeUse, challengeMs, keepChallenge } from './sessionChallenge'

/** Returns the options to touch one of the visitor's passkeys for a purpose, or null if they have none. */
export async function askTouch(
  services: FrameServices,
  { context, known: session }: { readonly context: Context; readonly known: FrameSession },
  use: ChallengeUse,
) {
  const { database, settings } = services
  const passkeys = await listPasskeys(database, session.userId)
  if (passkeys.length === 0) return null
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(settings, context).id,
    timeout: challengeMs,
    userVerification: 'required',
    allowCredentials: passkeys,
  })
  await keepChallenge(services, session.id, use, options.challenge)
  return { ...options }
}
