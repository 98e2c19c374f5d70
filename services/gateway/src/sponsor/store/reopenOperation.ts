import { budgetsOf } from '../budget/budgetsOf'
import { settleBudgets } from '../budget/settleBudgets'
import type { OwnSponsor } from '../OwnSponsor'
import type { Sponsoring } from '../Sponsoring'
import { reservedOf } from './reservedOf'
import type { StoredOperation } from './StoredOperation'

/** What it needs; the key may be gone. */
export type Reopening = Pick<Sponsoring, 'database' | 'now'> & {
  readonly sponsor: Omit<OwnSponsor, 'account'>
}

/**
 * Puts an operation back into flight whose transaction was mined in a block that the chain dropped, and reserves again what
 * it may cost. Does nothing while another operation has its nonce.
 */
export async function reopenOperation(
  { database, sponsor, now }: Reopening,
  row: StoredOperation,
): Promise<void> {
  const { hash, project, chain, sender, day, cost } = row
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
    if (opened.length === 0) return
    const keys = budgetsOf(sponsor, { project, chain, sender }).map(({ key }) => key)
    // One that somebody else had carried cost nothing.
    await settleBudgets(sql, { keys, day, reserved: BigInt(cost ?? 0), cost: reservedOf(row) })
  })
}
