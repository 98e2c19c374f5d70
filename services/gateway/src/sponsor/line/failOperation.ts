import { budgetsOf } from '../budget/budgetsOf'
import { settleBudgets } from '../budget/settleBudgets'
import { reservedOf } from '../store/reservedOf'
import type { StoredOperation } from '../store/StoredOperation'
import type { Line } from './Line'

/** Takes an operation that was never sent out of the line, and gives back what it took from its budgets. */
export async function failOperation(
  { database, sponsor, metrics, chain, now }: Line,
  row: StoredOperation,
  reason: string,
): Promise<void> {
  await database.transaction(async (sql) => {
    const failed = await sql.query(
      `update sponsor_operations set state = 'failed', reason = $2, changed_at = $3
       where hash = $1 and state = 'queued' returning 1`,
      [row.hash, reason.slice(0, 1_000), new Date(now())],
    )
    if (failed.length === 0) return
    const keys = budgetsOf(sponsor, { project: row.project, chain, sender: row.sender }).map(({ key }) => key)
    const reserved = reservedOf(row)
    await settleBudgets(sql, { keys, day: row.day, reserved, cost: undefined })
  })
  metrics.operations.inc({ outcome: 'dropped' })
}
