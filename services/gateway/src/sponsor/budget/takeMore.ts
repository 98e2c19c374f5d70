import type { Queryable } from '../../database/Database'
import { sponsorRefused } from '../errors'
import type { Budget } from './budgetsOf'

/** Takes more for an operation that already counts. Call it in a transaction. @throws sponsorRefused */
export async function takeMore(
  sql: Queryable,
  budgets: readonly Budget[],
  day: number,
  more: bigint,
): Promise<void> {
  for (const { key, most, reason } of budgets) {
    const taken = await sql.query(
      `update sponsor_budgets set spent = spent + $3 where key = $1 and day = $2 and spent + $3 <= $4 returning 1`,
      [key, day, more.toString(), most.toString()],
    )
    if (taken.length === 0) throw sponsorRefused({ reason })
  }
}
