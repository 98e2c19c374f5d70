import { type postPasskeyLogin as contract, passkeyRefused } from '@latchkey/protocol'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler, FrameRequest } from '../http/handleCall'
import type { Attempt } from '../login/Attempt'
import { findAttempt } from '../login/findAttempt'
import { finishLogin } from '../login/finishLogin'
import { releaseSecret } from '../vault/releaseSecret'
import { checkTopOrigin } from './checkTopOrigin'
import { relyingParty } from './relyingParty'

type Request = FrameRequest<typeof contract>
type Passkey = { userId: string; slotId: string; publicKey: Buffer; counter: string }

/**
 * Signs in with a passkey and gives the operator's half of its slot's key: one touch opens the wallet on a new device.
 * A challenge is for one answer, right or wrong. @throws passkeyRefused, loginEnded
 */
export function postPasskeyLogin(services: FrameServices): FrameHandler<typeof contract, Attempt> {
  const { database, now } = services
  return async (request) => {
    const { body, known } = request
    const challenge = await takeChallenge(services, known.id)
    const passkey = await findPasskey(services, body.response)
    const counter = await verify(services, request, passkey, challenge)
    const { userId, slotId } = passkey
    return database.transaction(async (sql) => {
      const attempt = await findAttempt(sql, now(), known.id, { isLocked: true })
      await sql.query(
        'update frame_passkeys set counter = greatest(counter, $2), used_at = $3 where credential_id = $1',
        [body.response.id, counter, new Date(now())],
      )
      const login = await finishLogin(services, sql, attempt, userId)
      const secret = await releaseSecret(services, sql, { slotId, userId, deviceId: login.device.id })
      return { login, slot: { slotId, secret: secret.toString('base64url') } }
    })
  }
}

async function takeChallenge({ database }: FrameServices, attempt: string): Promise<string> {
  const [row] = await database.query<{ challenge: string }>(
    `with taken as (select id, data->>'challenge' as challenge from frame_attempts
       where id = $1 and kind = 'passkey' and data ? 'challenge' for update)
     update frame_attempts a set data = a.data - 'challenge' from taken where a.id = taken.id
     returning taken.challenge`,
    [attempt],
  )
  if (!row) throw passkeyRefused()
  return row.challenge
}

/** Finds the passkey, if a vault lists its slot and it says it belongs to the same person. @throws passkeyRefused */
async function findPasskey(
  { database }: FrameServices,
  { id, response }: Request['body']['response'],
): Promise<Passkey> {
  const [passkey] = await database.query<Passkey>(
    `select p.user_id as "userId", p.slot_id as "slotId", p.public_key as "publicKey", p.counter
     from frame_passkeys p join frame_slots s on s.id = p.slot_id
     where p.credential_id = $1 and s.sealed is not null`,
    [id],
  )
  const handle = passkey && Buffer.from(passkey.userId.replaceAll('-', ''), 'hex').toString('base64url')
  if (!passkey || (response.userHandle !== undefined && response.userHandle !== handle))
    throw passkeyRefused()
  return passkey
}

/** Returns the passkey's new counter. */
async function verify(
  { settings }: FrameServices,
  { body, context, known }: Request & { readonly known: Attempt },
  { publicKey, counter }: Passkey,
  expectedChallenge: string,
): Promise<number> {
  const { id: credentialId, rawId, type, response } = body.response
  const { clientDataJSON, authenticatorData, signature } = response
  checkTopOrigin(clientDataJSON, known.origin)
  const { id, origin } = relyingParty(settings, context)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...{ id: credentialId, rawId, type, clientExtensionResults: {} },
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge,
      expectedOrigin: origin,
      expectedTopOrigin: known.origin,
      expectedRPID: id,
      credential: { id: credentialId, publicKey: Uint8Array.from(publicKey), counter: Number(counter) },
      requireUserVerification: true,
    })
    if (verified) return authenticationInfo.newCounter
  } catch (cause) {
    throw passkeyRefused({}, { cause })
  }
  throw passkeyRefused()
}
