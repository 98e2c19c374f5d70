import type { Queryable } from '@latchkey/gateway/server'
import { type Limit, returnLimit } from '../limits/takeLimits'

const [hourMs, dayMs] = [3_600_000, 86_400_000]

/** How often passwords are tried: for one wallet, whatever its slots, and from one network address. */
export function passwordLimits(userId: string, address: string): readonly Limit[] {
  return [
    { key: `password hour ${userId}`, most: 10, spanMs: hourMs },
    { key: `password day ${userId}`, most: 30, spanMs: dayMs },
    { key: `password address ${address}`, most: 60, spanMs: hourMs },
  ]
}

/** Returns how many tries are left before a wait. */
export async function countTries(sql: Queryable, now: number, limits: readonly Limit[]): Promise<number> {
  const rows = await sql.query<{ key: string; hits: string[] }>(
    'select key, hits from frame_limits where key = any($1::text[])',
    [limits.map(({ key }) => key)],
  )
  const hitsOf = new Map(rows.map(({ key, hits }) => [key, hits.map(Number)]))
  return Math.min(
    ...limits.map(
      ({ key, most, spanMs }) => most - (hitsOf.get(key) ?? []).filter((at) => at > now - spanMs).length,
    ),
  )
}

/** Takes back the newest try: the password was right. */
export async function returnTry(sql: Queryable, limits: readonly Limit[]): Promise<void> {
  for (const { key } of limits) await returnLimit(sql, key)
}
