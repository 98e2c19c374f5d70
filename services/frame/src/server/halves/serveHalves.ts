import { createHash, timingSafeEqual } from 'node:crypto'
import { proofInvalid } from '@latchkey/protocol'
import type { Hono } from 'hono'
import type { FrameServices } from '../FrameServices'
import { type FrameRequest, handleCall } from '../http/handleCall'
import { bearerOf } from '../sessions/bearerOf'
import { forgetHalves, openHalf, postHalf } from './halfCalls'

const hash = (text: string) => createHash('sha256').update(text).digest()

/** Authority of the role `login`: the secret that the operator gave both hosts. @throws proofInvalid */
async function byLoginHost(
  { settings }: FrameServices,
  { context }: Pick<FrameRequest, 'context'>,
): Promise<undefined> {
  const { FRAME_VAULT_TOKEN: token } = settings
  if (token === undefined || !timingSafeEqual(hash(bearerOf(context)), hash(token)))
    throw proofInvalid({ reason: 'wrong token' })
  return undefined
}

/** [role vault] Serves the second halves to the host of the role `login`. */
export function serveHalves(app: Hono, services: FrameServices): void {
  const { halves, metrics, log } = services
  handleCall(app, services, postHalf, byLoginHost, async ({ body }) => ({
    secret: (await halves.create(body.slotId)).toString('base64url'),
  }))
  handleCall(app, services, openHalf, byLoginHost, async ({ body: { slotId, deviceId } }) => {
    const secret = await halves.open(slotId, deviceId)
    metrics.slots.inc({ kind: 'half' })
    // This host keeps its own record, for the operator to compare with the owners' mails.
    log.warn({ slotId, deviceId }, 'Opened a second half')
    return { secret: secret.toString('base64url') }
  })
  handleCall(app, services, forgetHalves, byLoginHost, async ({ body }) => {
    await halves.forget(body.slotIds)
    return { ok: true }
  })
}
