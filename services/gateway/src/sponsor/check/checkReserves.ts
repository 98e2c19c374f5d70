import type { Queryable } from '../../database/Database'
import { sponsorRefused } from '../errors'
import type { OwnSponsor } from '../OwnSponsor'
import type { CheckedPrice } from './CheckedPrice'
import { mostCost } from './mostCost'

/** What another operation may cost, and who pays. */
export type Reserving = CheckedPrice & {
  readonly chain: string
  readonly sponsor: Pick<OwnSponsor, 'account'>
  readonly gas: bigint
}

/** Checks that the sponsor can pay for an operation after all those that it took before. @throws sponsorRefused */
export async function checkReserves(
  sql: Queryable,
  { chain, sponsor, balance, ...price }: Reserving,
): Promise<void> {
  const [row] = await sql.query<{ reserved: string }>(
    `select coalesce(sum(gas * max_fee + data_fee), 0)::text as reserved from sponsor_operations
     where chain = $1 and sponsor = $2 and state in ('queued', 'sent')`,
    [chain, sponsor.account.address.toLowerCase()],
  )
  if (BigInt(row?.reserved ?? 0) + mostCost(price) > balance) throw sponsorRefused({ reason: 'empty' })
}
