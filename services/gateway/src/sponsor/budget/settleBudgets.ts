import type { Queryable } from '../../database/Database'

/** What an operation took from its budgets, and what it cost in the end. */
export type Settlement = {
  readonly keys: readonly string[]
  readonly day: number
  readonly reserved: bigint
  /** Nothing if it was never sent: then it doesn't count either. */
  readonly cost: bigint | undefined
}

/** Gives back what an operation didn't need. */
export async function settleBudgets(
  sql: Queryable,
  { keys, day, reserved, cost }: Settlement,
): Promise<void> {
  await sql.query(
    `update sponsor_budgets set spent = greatest(spent - $3, 0), count = greatest(count - $4, 0)
     where key = any($1) and day = $2`,
    [keys, day, (reserved - (cost ?? 0n)).toString(), cost === undefined ? 1 : 0],
  )
}
