import type { Queryable } from '../../database/Database'
import { sponsorRefused } from '../errors'
import type { Budget } from './budgetsOf'

/** Whether the budgets would pay for an operation now; takes nothing. @throws sponsorRefused */
export async function checkBudgets(
  sql: Queryable,
  budgets: readonly Budget[],
  day: number,
  cost: bigint,
): Promise<void> {
  const rows = await sql.query<{ key: string; spent: string; count: number }>(
    'select key, spent::text as spent, count from sponsor_budgets where day = $1 and key = any($2)',
    [day, budgets.map(({ key }) => key)],
  )
  for (const { key, most, mostCount, reason } of budgets) {
    const row = rows.find((one) => one.key === key)
    if (BigInt(row?.spent ?? 0) + cost > most || (row?.count ?? 0) >= mostCount)
      throw sponsorRefused({ reason })
  }
}
