import { type postPasskey as contract, passkeyRefused } from '@latchkey/protocol'
import { verifyRegistrationResponse, type WebAuthnCredential } from '@simplewebauthn/server'
import { noteAudit } from '../audit/noteAudit'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler, FrameRequest } from '../http/handleCall'
import type { FrameSession } from '../sessions/FrameSession'
import { startSlot } from '../vault/startSlot'
import { checkTopOrigin } from './checkTopOrigin'
import { relyingParty } from './relyingParty'
import { takeChallenge } from './sessionChallenge'

type Request = FrameRequest<typeof contract>

/**
 * Adds a passkey with a slot of its own, and gives the operator's half of the slot's key. It signs nobody in before a
 * vault lists the slot, so only a page that has opened the wallet can add a way in. @throws passkeyRefused
 */
export function postPasskey(services: FrameServices): FrameHandler<typeof contract, FrameSession> {
  const { database, now } = services
  return async (request) => {
    const { known: session } = request
    const challenge = await takeChallenge(services, session.id, 'add')
    const { id, publicKey, counter } = await verify(services, request, session, challenge)
    const { slotId, secret } = await startSlot(services, { userId: session.userId, kind: 'passkey' })
    await database.transaction(async (sql) => {
      const added = await sql.query(
        `insert into frame_passkeys (credential_id, user_id, slot_id, public_key, counter, created_at)
         values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning 1`,
        [id, session.userId, slotId, Buffer.from(publicKey), counter, new Date(now())],
      )
      if (added.length === 0) throw passkeyRefused()
      await noteAudit(sql, now(), 'passkey-added', session)
    })
    return { slotId, secret: secret.toString('base64url') }
  }
}

async function verify(
  { settings }: FrameServices,
  { body, context }: Request,
  session: FrameSession,
  expectedChallenge: string,
): Promise<WebAuthnCredential> {
  const { id: credentialId, rawId, type, response } = body.response
  checkTopOrigin(response.clientDataJSON, session.origin)
  const { id, origin } = relyingParty(settings, context)
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { id: credentialId, rawId, type, response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    })
    if (registrationInfo) return registrationInfo.credential
  } catch (cause) {
    throw passkeyRefused({}, { cause })
  }
  throw passkeyRefused()
}
