import type { Queryable } from '@latchkey/gateway/server'
import type { FrameAccount } from '@latchkey/protocol'
import type { FrameServices } from '../FrameServices'
import type { FrameSession } from '../sessions/FrameSession'

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
  const [user] = await sql.query<{ id: string; email: string | null; userName: string | null }>(
    'select id, email, user_name as "userName" from frame_users where id = $1',
    [userId],
  )
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
    user: user ?? { id: userId, email: null, userName: null },
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
