import type { Database } from '../database/Database'

/** How many events arrived, by kind and by day. */
export type EventCounts = {
  readonly byEvent: readonly { readonly event: string; readonly count: number; readonly people: number }[]
  /** Every day of the span, oldest first, including those without events. */
  readonly byDay: readonly { readonly day: string; readonly count: number }[]
}

/** Counts the events of the last days, in UTC. */
export async function countEvents(database: Database, days: number): Promise<EventCounts> {
  const [byEvent, byDay] = await Promise.all([
    database.query<{ event: string; count: number; people: number }>(
      `select event, count(*)::int as count, count(distinct address)::int as people from events
       where received_at > now() - $1 * interval '1 day' group by event order by count desc, event limit 200`,
      [days],
    ),
    database.query<{ day: string; count: number }>(
      `select to_char(day, 'YYYY-MM-DD') as day, count(events.id)::int as count
       from generate_series((now() at time zone 'utc')::date - ($1::int - 1), (now() at time zone 'utc')::date,
         interval '1 day') as days (day)
       left join events on (received_at at time zone 'utc')::date = day::date
       group by day order by day`,
      [days],
    ),
  ])
  return { byEvent, byDay }
}
