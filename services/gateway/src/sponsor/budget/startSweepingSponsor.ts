import { inTurn } from '../../database/inTurn'
import { type Sweep, startSweep } from '../../database/startSweep'
import type { Sponsoring } from '../Sponsoring'
import { dayOf } from './dayOf'

/** Sites ask for the receipts of operations that are this old at most. */
const keptMs = 90 * 86_400_000

/** Deletes operations that ended long ago, and the budgets of past days. */
export function startSweepingSponsor({
  log,
  now,
  ...sponsoring
}: Pick<Sponsoring, 'database' | 'log' | 'now'>): Sweep {
  const database = inTurn(sponsoring.database)
  const operations = startSweep({
    database,
    log,
    name: 'sponsored operations',
    statement: `delete from sponsor_operations where hash in (
      select hash from sponsor_operations where state in ('mined', 'failed') and changed_at < $1 limit $2) returning 1`,
    values: () => [new Date(now() - keptMs)],
  })
  const budgets = startSweep({
    database,
    log,
    name: 'sponsor budgets',
    statement: `delete from sponsor_budgets where (key, day) in (
      select key, day from sponsor_budgets where day < $1 limit $2) returning 1`,
    // An operation of yesterday may still be settled.
    values: () => [dayOf(now()) - 7],
  })
  return {
    async stop() {
      await operations.stop()
      await budgets.stop()
    },
  }
}
