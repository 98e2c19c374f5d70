import { type Sweep, type SweepOptions, startSweep } from '../database/startSweep'

/** What deleting events needs. */
export type DeletingOptions = Pick<SweepOptions, 'database' | 'log' | 'everyMs' | 'slice'> & {
  /** How many days to keep events. */
  readonly days: number
  /** How many events to keep; the oldest go first. */
  readonly most: number
}

/** Deletes old events, and the oldest of too many, whether or not new ones are stored. */
export function startDeletingEvents({ days, most, ...options }: DeletingOptions): Sweep {
  return startSweep({
    slice: 10_000,
    everyMs: 600_000,
    ...options,
    name: 'events',
    // Finding the newest that is too old takes one walk over an index, however many are deleted.
    statement: `delete from events where id in (
      select id from events where received_at <= greatest(now() - $1 * interval '1 day',
        (select received_at from events order by received_at desc offset $2 limit 1))
      order by received_at limit $3)
      returning 1`,
    values: () => [days, most],
  })
}
