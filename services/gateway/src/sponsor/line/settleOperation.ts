import { smartAccountAddresses } from '@latchkey/protocol'
import { numberToHex } from 'viem'
import { budgetsOf } from '../budget/budgetsOf'
import { settleBudgets } from '../budget/settleBudgets'
import type { StoredOperation } from '../store/StoredOperation'
import { findElsewhere } from './findElsewhere'
import type { Line } from './Line'
import { costOf, outcomeOf, type Receipt } from './readReceipt'

/** Closes an operation whose transaction was mined: keeps its receipt, and charges the budgets what it really cost. */
export async function settleOperation(line: Line, row: StoredOperation, receipt: Receipt): Promise<void> {
  const { database, sponsor, metrics, chain, now } = line
  const { hash, sender } = row
  const cost = costOf(receipt)
  const own = outcomeOf(receipt, hash)
  // Anybody may carry a signed operation. If somebody was quicker, ours reverted, and the operation is done anyway.
  const carrier = own ? receipt : await findElsewhere(line, row, receipt)
  const outcome = own ?? (carrier && outcomeOf(carrier, hash))
  const answer = carrier &&
    outcome && {
      userOpHash: hash,
      entryPoint: smartAccountAddresses.entryPoint,
      sender,
      nonce: numberToHex(BigInt(row.nonce)),
      paymaster: null,
      actualGasCost: outcome.actualGasCost,
      actualGasUsed: outcome.actualGasUsed,
      success: outcome.success,
      ...(outcome.reason ? { reason: outcome.reason } : {}),
      logs: carrier.logs,
      receipt: carrier,
    }
  await database.transaction(async (sql) => {
    const settled = await sql.query(
      `update sponsor_operations set state = $2, cost = $3, reason = $4, receipt = $5, changed_at = $6
       where hash = $1 and state = 'sent' returning 1`,
      [
        hash,
        answer ? 'mined' : 'failed',
        cost.toString(),
        answer ? null : 'the transaction reverted',
        answer ? JSON.stringify(answer) : null,
        new Date(now()),
      ],
    )
    if (settled.length === 0) return
    const keys = budgetsOf(sponsor, { project: row.project, chain, sender }).map(({ key }) => key)
    const reserved = BigInt(row.gas) * BigInt(row.max_fee)
    await settleBudgets(sql, { keys, day: row.day, reserved, cost })
  })
  metrics.operations.inc({ outcome: !outcome ? 'reverted' : outcome.success ? 'mined' : 'calls-reverted' })
}
