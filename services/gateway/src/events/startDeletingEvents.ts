import { type Sweep, type SweepOptions, startSweep } from '../database/startSweep'

/** What deleting events needs. */
export type DeletingOptions = Pick<SweepOptions, 'database' | 'log' | 'everyMs' | 'slice'> & {
  /** How many days to keep events. */
  readonly days: number
}

/** Deletes old events, whether or not new ones are stored. */
export function startDeletingEvents({ days, ...options }: DeletingOptions): Sweep {
  return startSweep({
    ...options,
    name: 'events',
    statement: `delete from events where id in (
      select id from events where received_at < now() - $1 * interval '1 day' order by received_at limit $2)
      returning 1`,
    values: () => [days],
  })
}
