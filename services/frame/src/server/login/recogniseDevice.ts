import type { Queryable } from '@latchkey/gateway/server'

/** A page that wants to sign in, or nothing if it isn't a device of the address. */
export type ClaimedDevice = {
  readonly deviceId?: string | undefined
  readonly origin: string
  readonly publicKey: string
}

/**
 * What a page is to an address: a device that its owner has confirmed, a `stranger` to somebody's account, or `new`
 * because the address has no account.
 */
export type Acquaintance = 'known' | 'stranger' | 'new'

/** Tells what a page is to an address. Its key decides, so the caller has checked the proof by it. */
export async function recogniseDevice(
  sql: Queryable,
  email: string,
  device?: ClaimedDevice,
): Promise<Acquaintance> {
  const [user] = await sql.query<{ knows: boolean }>(
    `select exists (select 1 from frame_devices
       where id = $2 and user_id = frame_users.id and origin = $3 and public_key = $4) as knows
     from frame_users where email = $1`,
    [email, device?.deviceId ?? null, device?.origin ?? null, device?.publicKey ?? null],
  )
  if (!user) return 'new'
  return user.knows ? 'known' : 'stranger'
}
