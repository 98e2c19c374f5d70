import { passkeyRefused } from '@latchkey/protocol'
import type { Context } from 'hono'
import type { FrameServices } from '../FrameServices'
import type { FrameSession } from '../sessions/FrameSession'
import { findPasskey } from './findPasskey'
import type { PasskeyResponse } from './Passkey'
import { type ChallengeUse, takeChallenge } from './sessionChallenge'
import { verifyPasskey } from './verifyPasskey'

/** What a page sends after a touch, and what the touch was for. */
export type Touch = {
  readonly context: Context
  readonly response: PasskeyResponse
  readonly use: ChallengeUse
}

/** Checks that the visitor touched one of their passkeys, for what `askTouch` asked. @throws passkeyRefused */
export async function checkTouch(
  services: FrameServices,
  session: FrameSession,
  { context, response, use }: Touch,
): Promise<void> {
  const challenge = await takeChallenge(services, session.id, use)
  const passkey = await findPasskey(services, response)
  if (passkey.userId !== session.userId) throw passkeyRefused()
  await verifyPasskey(services, passkey, { context, response, challenge, siteOrigin: session.origin })
}
