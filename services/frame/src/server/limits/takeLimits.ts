import type { Queryable } from '@latchkey/gateway/server'

/** How often something may happen. */
export type Limit = { readonly key: string; readonly most: number; readonly spanMs: number }

/**
 * Counts one use of each key, or none of them if one is used up, and returns 0 or how many seconds to wait. The spans
 * end now, so no burst passes at a border, and the rows are locked, so parallel requests count each other. Runs inside a
 * transaction.
 */
export async function takeLimits(sql: Queryable, now: number, limits: readonly Limit[]): Promise<number> {
  const rows = await sql.query<{ key: string; hits: string[] }>(
    `insert into frame_limits (key, hits, expires_at)
     select key, '{}', to_timestamp($2 / 1000.0) from unnest($1::text[]) as asked (key) order by key
     on conflict (key) do update set key = excluded.key returning key, hits`,
    [limits.map(({ key }) => key), now],
  )
  const hitsOf = new Map(rows.map(({ key, hits }) => [key, hits.map(Number)]))
  const counted = limits.map((limit) => ({
    ...limit,
    hits: (hitsOf.get(limit.key) ?? []).filter((at) => at > now - limit.spanMs),
  }))
  const waits = counted.map(({ hits, most, spanMs }) => {
    const oldest = hits[hits.length - most]
    return oldest === undefined ? 0 : Math.max(1, Math.ceil((oldest + spanMs - now) / 1000))
  })
  const seconds = Math.max(0, ...waits)
  if (seconds > 0) return seconds
  for (const { key, hits, spanMs } of counted)
    await sql.query('update frame_limits set hits = $2, expires_at = $3 where key = $1', [
      key,
      [...hits, now],
      new Date(now + spanMs),
    ])
  return 0
}

/** Takes back the newest use of a key: it turned out to be none. */
export async function returnLimit(sql: Queryable, key: string): Promise<void> {
  await sql.query(
    'update frame_limits set hits = hits[1:cardinality(hits) - 1] where key = $1 and cardinality(hits) > 0',
    [key],
  )
}
