import { budgetsOf } from '../budget/budgetsOf'
import { settleBudgets } from '../budget/settleBudgets'
import type { Sponsoring } from '../Sponsoring'
import type { StoredOperation } from './StoredOperation'

/**
 * Puts an operation back into flight whose transaction was mined in a block that the chain dropped, and reserves again what
 * it may cost. Does nothing while another operation has its nonce.
 */
export async function reopenOperation(
  { database, sponsor, now }: Pick<Sponsoring, 'database' | 'sponsor' | 'now'>,
  { hash, project, chain, sender, gas, max_fee, day, cost }: StoredOperation,
): Promise<void> {
  await database.transaction(async (sql) => {
    const opened = await sql.query(
      `update sponsor_operations as one set state = 'sent', cost = null, receipt = null, reason = null, block = null,
         changed_at = $2
       where hash = $1 and state in ('mined', 'failed') and not final and raw is not null and not exists (
         select 1 from sponsor_operations as other
         where other.chain = one.chain and other.state in ('queued', 'sent')
           and ((other.sender = one.sender and other.nonce = one.nonce)
             or (other.sponsor = one.sponsor and other.tx_nonce = one.tx_nonce)))
       returning 1`,
      [hash, new Date(now())],
    )
    if (opened.length === 0 || cost === null) return
    const keys = budgetsOf(sponsor, { project, chain, sender }).map(({ key }) => key)
    const reserved = BigInt(gas) * BigInt(max_fee)
    await settleBudgets(sql, { keys, day, reserved: BigInt(cost), cost: reserved })
  })
}
