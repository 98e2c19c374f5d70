import type { postPasskeyOptions as contract } from '@latchkey/protocol'
import { generateRegistrationOptions } from '@simplewebauthn/server'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler } from '../http/handleCall'
import type { FrameSession } from '../sessions/FrameSession'
import { relyingParty } from './relyingParty'

/** How long a visitor has to touch the sensor. */
export const challengeMs = 5 * 60_000

/** Starts to add a passkey to the account of a session. A newer start replaces an older one. */
export function postPasskeyOptions(services: FrameServices): FrameHandler<typeof contract, FrameSession> {
  const { database, settings, now } = services
  return async ({ context, known: { id, userId, email, userName } }) => {
    const { id: rpID, name: rpName } = relyingParty(settings, context)
    const present = await database.query<{ id: string }>(
      `select p.credential_id as id from frame_passkeys p join frame_slots s on s.id = p.slot_id
       where p.user_id = $1 and s.sealed is not null`,
      [userId],
    )
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
    await database.query(
      `insert into frame_passkey_challenges (session_id, challenge, expires_at) values ($1, $2, $3)
       on conflict (session_id) do update set challenge = $2, expires_at = $3`,
      [id, options.challenge, new Date(now() + challengeMs)],
    )
    return { options: { ...options } }
  }
}
