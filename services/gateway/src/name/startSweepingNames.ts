import type { Config } from '../config/readConfig'
import { type Sweep, type SweepOptions, startSweep } from '../database/startSweep'
import { nameTimes } from './nameTimes'

type Options = Pick<SweepOptions, 'database' | 'log'> & {
  readonly config: Pick<Config, 'NAMES_LAPSE_DAYS' | 'NAMES_COOLDOWN_HOURS' | 'NAMES_MESSAGE_SECONDS'>
  readonly now: () => number
}

/** Frees names that lapsed, and forgets used messages and old releases. */
export function startSweepingNames({ config, now, ...options }: Options): Sweep {
  const sweeps = [
    startSweep({
      ...options,
      name: 'names',
      statement: `with gone as (delete from names where name in
          (select name from names where seen_at <= $1 limit $3) returning zone, skeleton, seen_at)
        insert into name_releases (zone, skeleton, released_at)
        select zone, skeleton, seen_at + $2 * interval '1 millisecond' from gone
        on conflict (zone, skeleton) do update set released_at = excluded.released_at returning 1`,
      values: () => [nameTimes(config, now()).lapsed, nameTimes(config, now()).lifeMs],
    }),
    startSweep({
      ...options,
      name: 'messages of names',
      statement: `delete from name_messages where (address, timestamp) in
        (select address, timestamp from name_messages where timestamp < $1 limit $2) returning 1`,
      // Twice as long as a message is valid, and a day for clocks that jump.
      values: () => [Math.floor(now() / 1_000) - 2 * config.NAMES_MESSAGE_SECONDS - 86_400],
    }),
    startSweep({
      ...options,
      name: 'freed names',
      statement: `delete from name_releases where (zone, skeleton) in
        (select zone, skeleton from name_releases where released_at <= $1 limit $2) returning 1`,
      values: () => [nameTimes(config, now()).cooled],
    }),
  ]
  return {
    async stop() {
      await Promise.all(sweeps.map((sweep) => sweep.stop()))
    },
  }
}
