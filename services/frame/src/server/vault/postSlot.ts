import { randomBytes } from 'node:crypto'
import { refusals } from '@latchkey/gateway/server'
import { actionNotAllowed, type postSlot as contract } from '@latchkey/protocol'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler } from '../http/handleCall'
import { takeLimits } from '../limits/takeLimits'
import type { FrameSession } from '../sessions/FrameSession'
import { startSlot } from './startSlot'

const hourMs = 3_600_000

/** Starts a slot and gives its page the operator's half of the key. @throws actionNotAllowed, halvesAway */
export function postSlot(services: FrameServices): FrameHandler<typeof contract, FrameSession> {
  const { database, settings, halves, now } = services
  return async ({ body: { kind }, known: { userId, deviceId } }) => {
    // Without it, the operator could open a wallet after it promised that only its owner can.
    if (kind === 'auto' && settings.FRAME_RECOVERY !== 'automatic') throw actionNotAllowed()
    const limit = { key: `slots ${userId}`, most: 40, spanMs: hourMs }
    const seconds = await database.transaction((sql) => takeLimits(sql, now(), [limit]))
    if (seconds > 0) throw refusals.tooMany({ seconds })
    const slot = { userId, kind, ...(kind === 'device' ? { deviceId } : {}) }
    const { slotId, secret } = await startSlot(services, slot)
    if (kind === 'auto') {
      const second = await halves.create(slotId)
      return { slotId, secret: secret.toString('base64url'), secret2: second.toString('base64url') }
    }
    // The secret of a password's slot is the key that slows down guessing, so it never leaves the server.
    const told = kind === 'password' ? randomBytes(32) : secret
    return { slotId, secret: told.toString('base64url') }
  }
}
