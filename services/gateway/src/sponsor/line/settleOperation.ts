import { blockVisitor } from '../budget/blockVisitor'
import { budgetsOf } from '../budget/budgetsOf'
import { dayOf } from '../budget/dayOf'
import { settleBudgets } from '../budget/settleBudgets'
import { reservedOf } from '../store/reservedOf'
import type { StoredOperation } from '../store/StoredOperation'
import { costOf, outcomeOf, type Receipt } from './readReceipt'
import type { WatchedLine } from './WatchedLine'
import { writeAnswer } from './writeAnswer'

/** How an operation ended. */
export type Ending = {
  /** The receipt of the transaction that the sponsor paid for, if there is one. */
  readonly paid: Receipt | undefined
  /** The receipt of the transaction that carried it out, if any did. */
  readonly carrier: Receipt | undefined
}

/** Closes an operation: keeps its receipt, and charges the budgets what it really cost. */
export async function settleOperation(
  { database, sponsor, metrics, chain, now }: WatchedLine,
  row: StoredOperation,
  { paid, carrier }: Ending,
): Promise<void> {
  const { hash, sender } = row
  const cost = paid && costOf(paid)
  const outcome = carrier && outcomeOf(carrier, hash)
  const answer = carrier && outcome && writeAnswer(row, carrier, outcome)
  await database.transaction(async (sql) => {
    const settled = await sql.query(
      `update sponsor_operations set state = $2, cost = $3, reason = $4, receipt = $5, block = $6,
         tx_hash = coalesce($7, tx_hash), changed_at = $8
       where hash = $1 and state in ('queued', 'sent') returning 1`,
      [
        hash,
        answer ? 'mined' : 'failed',
        cost?.toString() ?? null,
        answer ? null : 'the transaction reverted',
        answer ?? null,
        (paid ?? carrier)?.blockHash.toLowerCase() ?? null,
        paid?.transactionHash ?? null,
        new Date(now()),
      ],
    )
    if (settled.length === 0) return
    const keys = budgetsOf(sponsor, { project: row.project, chain, sender }).map(({ key }) => key)
    const reserved = reservedOf(row)
    await settleBudgets(sql, { keys, day: row.day, reserved, cost })
    // It was fine when it was tried. Whoever can change that until it's mined makes the sponsor pay for nothing.
    if (paid && !outcome && BigInt(paid.status) === 0n)
      await blockVisitor(sql, { chain, sender, day: dayOf(now()) })
  })
  metrics.operations.inc({ outcome: !outcome ? 'reverted' : outcome.success ? 'mined' : 'calls-reverted' })
}
