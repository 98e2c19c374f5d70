import { randomBytes } from 'node:crypto'
import type { Database } from '@latchkey/gateway/server'
import { recoveryWait, slotUnknown } from '@latchkey/protocol'
import type { FrameSettings } from '../config/readFrameSettings'
import type { KeyWrapper } from '../wrapper/KeyWrapper'
import type { SecondHalves } from './SecondHalves'

/** What keeping halves needs. */
export type HalvesParts = {
  readonly database: Database
  readonly wrapper: KeyWrapper
  readonly settings: Pick<FrameSettings, 'FRAME_RECOVERY_DELAY'>
  readonly now: () => number
}

const contextOf = (slotId: string) => `half ${slotId}`

/** Keeps the halves in this host's database. It counts the delay itself, so the role `login` can't skip it. */
export function createLocalHalves({ database, wrapper, settings, now }: HalvesParts): SecondHalves {
  return {
    async create(slotId) {
      const secret = randomBytes(32)
      const { keyId, bytes } = await wrapper.wrap(secret, contextOf(slotId))
      // A half is never replaced: the slot would no longer open.
      const made = await database.query(
        `insert into frame_halves (slot_id, secret, key_id, created_at) values ($1, $2, $3, $4)
         on conflict do nothing returning 1`,
        [slotId, bytes, keyId, new Date(now())],
      )
      if (made.length === 0) throw slotUnknown()
      return secret
    },
    async open(slotId, deviceId) {
      const [half] = await database.query<{ secret: Buffer; keyId: string }>(
        'select secret, key_id as "keyId" from frame_halves where slot_id = $1',
        [slotId],
      )
      if (!half) throw slotUnknown()
      const [asked] = await database.query<{ at: Date }>(
        `insert into frame_half_requests (slot_id, device_id, asked_at) values ($1, $2, $3)
         on conflict (slot_id, device_id) do update set asked_at = frame_half_requests.asked_at
         returning asked_at as at`,
        [slotId, deviceId, new Date(now())],
      )
      const opensAt = (asked?.at.getTime() ?? now()) + settings.FRAME_RECOVERY_DELAY * 60_000
      if (now() < opensAt) throw recoveryWait({ at: new Date(opensAt).toISOString() })
      const secret = await wrapper.unwrap({ keyId: half.keyId, bytes: half.secret }, contextOf(slotId))
      // One wait is for one opening: the next one waits again.
      await database.query('delete from frame_half_requests where slot_id = $1 and device_id = $2', [
        slotId,
        deviceId,
      ])
      return secret
    },
    async forget(slotIds) {
      await database.query('delete from frame_halves where slot_id = any($1::uuid[])', [slotIds])
    },
  }
}
