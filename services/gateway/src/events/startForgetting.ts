import { type Sweep, type SweepOptions, startSweep } from '../database/startSweep'

/** What forgetting works with. */
export type ForgettingOptions = Pick<SweepOptions, 'database' | 'log' | 'everyMs' | 'slice'> & {
  /** How long events are kept. */
  readonly days: number
}

/** Deletes events that are too old, whether or not new ones are taken. */
export function startForgetting({ days, ...options }: ForgettingOptions): Sweep {
  return startSweep({
    ...options,
    name: 'events',
    statement: `delete from events where id in (
      select id from events where received_at < now() - $1 * interval '1 day' order by received_at limit $2)
      returning 1`,
    values: () => [days],
  })
}
