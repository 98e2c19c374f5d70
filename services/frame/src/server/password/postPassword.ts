import { type postPassword as contract, invalidRequest, passwordWait, slotUnknown } from '@latchkey/protocol'
import { ristretto255_oprf } from '@noble/curves/ed25519.js'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler } from '../http/handleCall'
import { takeLimits } from '../limits/takeLimits'
import type { FrameSession } from '../sessions/FrameSession'
import { slotContext } from '../vault/startSlot'
import { countTries, passwordLimits } from './passwordLimits'

const { oprf } = ristretto255_oprf
const keyInfo = Uint8Array.from(Buffer.from('latchkey/password/v1'))

/**
 * Evaluates a blinded password with the key of its slot. The server learns nothing of the password, and whoever stole
 * the database has to ask here for every guess: few are allowed. @throws slotUnknown, passwordWait, invalidRequest
 */
export function postPassword(services: FrameServices): FrameHandler<typeof contract, FrameSession> {
  const { database, wrapper, metrics, now } = services
  return async ({ params, body, address, known: { userId } }) => {
    const [slot] = await database.query<{ id: string; secret: Buffer; keyId: string }>(
      `select id, secret, key_id as "keyId" from frame_slots
       where id::text = $1 and user_id = $2 and kind = 'password'`,
      [params.slotId.toLowerCase(), userId],
    )
    if (!slot) throw slotUnknown()
    const limits = passwordLimits(userId, address)
    const { seconds, left } = await database.transaction(async (sql) => ({
      seconds: await takeLimits(sql, now(), limits),
      left: await countTries(sql, now(), limits),
    }))
    if (seconds > 0) throw passwordWait({ seconds })
    const secret = await wrapper.unwrap({ keyId: slot.keyId, bytes: slot.secret }, slotContext(slot.id))
    const evaluated = evaluate(secret, Uint8Array.from(Buffer.from(body.blinded, 'base64url')))
    metrics.slots.inc({ kind: 'password' })
    return { evaluated: Buffer.from(evaluated).toString('base64url'), left }
  }
}

/** Derives the key that the server applies to blinded passwords from the secret of their slot. */
export function passwordKey(secret: Buffer): Uint8Array {
  return oprf.deriveKeyPair(Uint8Array.from(secret), keyInfo).secretKey
}

function evaluate(secret: Buffer, blinded: Uint8Array): Uint8Array {
  try {
    return oprf.blindEvaluate(passwordKey(secret), blinded)
  } catch (cause) {
    // Not a point of the group, or the one that would tell nothing.
    throw invalidRequest({ reason: 'blinded' }, { cause })
  }
}
