import { passkeyRefused } from '@latchkey/protocol'
import type { FrameServices } from '../FrameServices'
import type { Passkey, PasskeyResponse } from './Passkey'

/** Finds the passkey, if a vault lists its slot and it says it belongs to the same person. @throws passkeyRefused */
export async function findPasskey(
  { database }: Pick<FrameServices, 'database'>,
  { id, response }: PasskeyResponse,
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
