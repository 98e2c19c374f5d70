import type { Queryable } from '@latchkey/gateway/server'
import type { FrameAccount } from '@latchkey/protocol'
import type { FrameServices } from '../FrameServices'
import type { FrameSession } from '../sessions/FrameSession'

type UserRow = { id: string; email: string | null; userName: string | null; stepUpAbove?: number | null }
type Vault = { version: number; sealed: string; addresses: { eip155: string; solana: string } }
type SlotRow = {
  slotId: string
  kind: 'device' | 'passkey' | 'password' | 'auto'
  sealed: string
  label: string
  createdAt: Date
  deviceId: string | null
}

/** Returns what a signed-in page may know about its account. */
export async function readAccount(
  { settings }: Pick<FrameServices, 'settings'>,
  sql: Queryable,
  session: Pick<FrameSession, 'userId' | 'deviceId' | 'expiresAt'>,
): Promise<FrameAccount> {
  const { userId, deviceId, expiresAt } = session
  const [row] = await sql.query<UserRow>(
    'select id, email, user_name as "userName", step_up_above as "stepUpAbove" from frame_users where id = $1',
    [userId],
  )
  const { stepUpAbove = null, ...user } = row ?? { id: userId, email: null, userName: null }
  const [vault] = await sql.query<Vault>(
    'select version, sealed, addresses from frame_vaults where user_id = $1',
    [userId],
  )
  const slots = await sql.query<SlotRow>(
    `select id as "slotId", kind, sealed, label, created_at as "createdAt", device_id as "deviceId"
     from frame_slots where user_id = $1 and sealed is not null order by created_at, id`,
    [userId],
  )
  return {
    user,
    stepUpAbove,
    device: { id: deviceId },
    expiresAt: expiresAt.getTime(),
    recovery: settings.FRAME_RECOVERY,
    vault: vault ?? null,
    slots: slots.map(({ deviceId: device, createdAt, ...slot }) => ({
      ...slot,
      createdAt: createdAt.getTime(),
      isThisDevice: device === deviceId,
    })),
  }
}
