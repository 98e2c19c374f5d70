import type { Queryable } from '../../database/Database'
import { smartSessionRefusals } from '../smartSessionRefusals'
import type { Use } from './listUses'

/**
 * Takes what an operation uses, all or nothing; counts each operation once. Call it in a transaction that locks the
 * session's row, so no two operations take the same remainder. @throws allowanceUsed
 */
export async function takeUses(
  sql: Queryable,
  pci: string,
  hash: `0x${string}`,
  uses: readonly Use[],
): Promise<void> {
  const bytes = Buffer.from(hash.slice(2), 'hex')
  const seen = await sql.query('select 1 from smart_session_uses where pci = $1 and hash = $2 limit 1', [
    pci,
    bytes,
  ])
  if (seen.length > 0) return
  for (const { item, span, amount, most } of uses) {
    const [row] = await sql.query<{ used: string }>(
      `select coalesce(sum(amount), 0)::text as used from smart_session_uses
       where pci = $1 and item = $2 and span = $3`,
      [pci, item, span],
    )
    if (BigInt(row?.used ?? 0) + amount > most) throw smartSessionRefusals.allowanceUsed({ what: item })
    // Past periods no longer count.
    await sql.query('delete from smart_session_uses where pci = $1 and item = $2 and span < $3', [
      pci,
      item,
      span,
    ])
    await sql.query(
      'insert into smart_session_uses (pci, hash, item, span, amount) values ($1, $2, $3, $4, $5)',
      [pci, bytes, item, span, amount.toString()],
    )
  }
}
