import { refusals } from '@latchkey/gateway/server'
import { type postPassword as contract, invalidRequest, slotUnknown } from '@latchkey/protocol'
import { ristretto255_oprf } from '@noble/curves/ed25519.js'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler } from '../http/handleCall'
import { takeLimits } from '../limits/takeLimits'
import type { FrameSession } from '../sessions/FrameSession'
import { slotContext } from '../vault/startSlot'

const { oprf } = ristretto255_oprf
const keyInfo = Uint8Array.from(Buffer.from('latchkey/password/v1'))
const [hourMs, dayMs] = [3_600_000, 86_400_000]

/**
 * Evaluates a blinded password with the key of its slot. The server learns nothing of the password, and whoever stole
 * the database has to ask here for every guess: few are allowed. @throws slotUnknown, invalidRequest
 */
export function postPassword(services: FrameServices): FrameHandler<typeof contract, FrameSession> {
  const { database, wrapper, metrics, now } = services
  return async ({ params, body, known: { userId } }) => {
    const [slot] = await database.query<{ id: string; secret: Buffer; keyId: string }>(
      `select id, secret, key_id as "keyId" from frame_slots
       where id::text = $1 and user_id = $2 and kind = 'password'`,
      [params.slotId.toLowerCase(), userId],
    )
    if (!slot) throw slotUnknown()
    const seconds = await database.transaction((sql) =>
      takeLimits(sql, now(), [
        { key: `password hour ${userId}`, most: 10, spanMs: hourMs },
        { key: `password day ${userId}`, most: 30, spanMs: dayMs },
      ]),
    )
    if (seconds > 0) throw refusals.tooMany({ seconds })
    const secret = await wrapper.unwrap({ keyId: slot.keyId, bytes: slot.secret }, slotContext(slot.id))
    const evaluated = evaluate(
      Uint8Array.from(secret),
      Uint8Array.from(Buffer.from(body.blinded, 'base64url')),
    )
    metrics.slots.inc({ kind: 'password' })
    return { evaluated: Buffer.from(evaluated).toString('base64url') }
  }
}

function evaluate(secret: Uint8Array, blinded: Uint8Array): Uint8Array {
  const { secretKey } = oprf.deriveKeyPair(secret, keyInfo)
  try {
    return oprf.blindEvaluate(secretKey, blinded)
  } catch (cause) {
    // Not a point of the group, or the one that would tell nothing.
    throw invalidRequest({ reason: 'blinded' }, { cause })
  }
}
