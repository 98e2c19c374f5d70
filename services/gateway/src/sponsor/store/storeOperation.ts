import type { BundlerOperation } from '@latchkey/protocol'
import { budgetsOf } from '../budget/budgetsOf'
import { dayOf } from '../budget/dayOf'
import { takeBudgets } from '../budget/takeBudgets'
import type { CheckedOperation } from '../check/CheckedOperation'
import { checkReserves } from '../check/checkReserves'
import { mostCost } from '../check/mostCost'
import { operationRejected } from '../errors'
import type { Sponsoring } from '../Sponsoring'
import { isKept } from './isKept'
import type { StoredOperation } from './StoredOperation'

/** What to put into the line. */
export type Storing = {
  readonly wire: BundlerOperation
  readonly checked: CheckedOperation
  readonly chain: string
  readonly project: string
}

/**
 * Puts a checked operation into the line of its chain and takes its budgets, both or neither. Does nothing for one that is
 * there already. @throws sponsorRefused, operationRejected
 */
export async function storeOperation(
  { database, sponsor, now }: Pick<Sponsoring, 'database' | 'sponsor' | 'now'>,
  { wire, checked, chain, project }: Storing,
): Promise<void> {
  const { operation, gas, maxFee, dataFee } = checked
  const { hash, sender, nonce } = operation
  const day = dayOf(now())
  await database.transaction(async (sql) => {
    const [seen] = await sql.query<Pick<StoredOperation, 'state' | 'tx_hash'>>(
      'select state, tx_hash from sponsor_operations where hash = $1 for update',
      [hash],
    )
    if (isKept(seen)) return
    // One at a time, so no two operations count on the same money.
    await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`sponsor reserve ${chain}`])
    await checkReserves(sql, { chain, sponsor, ...checked })
    await takeBudgets(sql, budgetsOf(sponsor, { project, chain, sender }), day, mostCost(checked))
    // One that failed before it was sent may be tried again.
    await sql.query('delete from sponsor_operations where hash = $1', [hash])
    const time = new Date(now())
    const stored = await sql.query(
      `insert into sponsor_operations (hash, chain, sponsor, sender, nonce, project, operation, state, gas, max_fee, data_fee,
         day, created_at, changed_at)
       values ($1, $2, $3, $4, $5, $6, $7, 'queued', $8, $9, $10, $11, $12, $12) on conflict do nothing returning 1`,
      [
        hash,
        chain,
        sponsor.account.address.toLowerCase(),
        sender,
        nonce.toString(),
        project,
        JSON.stringify(wire),
        gas.toString(),
        maxFee.toString(),
        dataFee.toString(),
        day,
        time,
      ],
    )
    // Somebody was quicker with the same operation or another one of this nonce. The budgets are as before.
    if (stored.length === 0) throw operationRejected({ reason: 'AA25 invalid account nonce' })
  })
}
