import type { Queryable } from '../../database/Database'
import { sponsorRefused } from '../errors'
import type { Budget } from './budgetsOf'

/**
 * Takes what an operation may cost from all its budgets. Call it in a transaction, so it takes from all or none; a row is
 * locked until then, so no two operations take the same remainder. @throws sponsorRefused
 */
export async function takeBudgets(
  sql: Queryable,
  budgets: readonly Budget[],
  day: number,
  cost: bigint,
): Promise<void> {
  for (const { key, most, mostCount, reason } of budgets) {
    const taken =
      cost <= most &&
      (await sql.query(
        `insert into sponsor_budgets as b (key, day, spent, count) values ($1, $2, $3, 1)
         on conflict (key, day) do update set spent = b.spent + excluded.spent, count = b.count + 1
         where b.spent + excluded.spent <= $4 and b.count < $5 returning 1`,
        [key, day, cost.toString(), most.toString(), mostCount],
      ))
    if (!taken || taken.length === 0) throw sponsorRefused({ reason })
  }
}
