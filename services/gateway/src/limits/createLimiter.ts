import type { Database } from '../database/Database'

/** Counts uses of a key per span of time, across all processes that share the database. */
export type Limiter = {
  /**
   * Counts a use, or as many as `amount` says. Returns 0, or how many seconds to wait if the key has reached `most` in
   * this span; the last use may go beyond it, since what is larger than a span allows would otherwise never pass.
   * Decides in memory; uses in other processes count a moment later.
   */
  take(key: string, most: number, spanSeconds: number, amount?: number): number
  /** Writes new uses to the database, and reads those of other processes. */
  flush(): Promise<void>
  stop(): Promise<void>
}

type Count = { span: number; spanSeconds: number; known: number; fresh: number }

const flushMs = 500
/** More keys than this mean an attack from many addresses; the oldest are dropped first. */
const mostKeys = 100_000
/** Spans up to this count apart from longer ones: a flood of requests must not drop the counts of a day. */
const shortSeconds = 60

/** Creates a limiter that counts in memory and shares the counts through the database. */
export function createLimiter(
  database: Pick<Database, 'query'>,
  now: () => number,
  report: (error: unknown) => void,
): Limiter {
  const short = new Map<string, Count>()
  const long = new Map<string, Count>()
  const countsOf = (spanSeconds: number) => (spanSeconds <= shortSeconds ? short : long)
  let flushing: Promise<void> | undefined

  const take = (key: string, most: number, spanSeconds: number, amount = 1): number => {
    const seconds = now() / 1000
    const span = Math.floor(seconds / spanSeconds)
    const counts = countsOf(spanSeconds)
    let count = counts.get(key)
    if (count?.span !== span) {
      count = { span, spanSeconds, known: 0, fresh: 0 }
      counts.delete(key)
      counts.set(key, count)
      const oldest = counts.size > mostKeys ? counts.keys().next().value : undefined
      if (oldest !== undefined) counts.delete(oldest)
    }
    if (count.known + count.fresh >= most) return Math.max(1, Math.ceil((span + 1) * spanSeconds - seconds))
    count.fresh += amount
    return 0
  }

  const flush = async (): Promise<void> => {
    const taken = [...short, ...long]
      .filter(([, { fresh }]) => fresh > 0)
      .map(([key, count]) => ({ key, count, fresh: count.fresh }))
      // Another process writes the same rows: in one order, nobody waits in a circle.
      .sort((one, other) => (one.key < other.key ? -1 : 1))
    if (taken.length === 0) return
    for (const { count, fresh } of taken) {
      count.known += fresh
      count.fresh -= fresh
    }
    const rows = await database.query<{ key: string; span: string; count: number }>(
      `insert into usage (key, span, count, expires_at)
       select key, span, count, to_timestamp((span + 2) * seconds)
       from unnest($1::text[], $2::bigint[], $3::int[], $4::int[]) as taken (key, span, count, seconds)
       on conflict (key, span) do update set count = usage.count + excluded.count
       returning key, span, count`,
      [
        taken.map(({ key }) => key),
        taken.map(({ count }) => count.span),
        taken.map(({ fresh }) => fresh),
        taken.map(({ count }) => count.spanSeconds),
      ],
    )
    for (const row of rows) {
      const count = short.get(row.key) ?? long.get(row.key)
      if (count?.span === Number(row.span)) count.known = row.count
    }
    await database.query('delete from usage where expires_at < to_timestamp($1)', [now() / 1000])
    for (const counts of [short, long])
      for (const [key, { span, spanSeconds }] of counts)
        if ((span + 1) * spanSeconds < now() / 1000) counts.delete(key)
  }

  const timer = setInterval(() => {
    flushing ??= flush()
      .catch(report)
      .finally(() => {
        flushing = undefined
      })
  }, flushMs)
  timer.unref()

  return {
    take,
    flush,
    async stop() {
      clearInterval(timer)
      await flushing
      await flush().catch(report)
    },
  }
}
