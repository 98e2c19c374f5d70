import { randomBytes } from 'node:crypto'
import { fromBaseUnits } from '@latchkey/protocol'
import type { Database, Queryable } from '../../database/Database'
import type { StandInPayment } from './StandInPayment'

/** How a webhook of the stand-in vendor looks, in MoonPay's shape. */
type Told = {
  readonly status: 'waitingPayment' | 'pending' | 'completed' | 'failed'
  readonly hash?: string
  readonly failureReason?: string
}

/** A payment that its signed link describes. */
export type LinkedPayment = Pick<
  StandInPayment,
  | 'order_id'
  | 'chain'
  | 'asset'
  | 'symbol'
  | 'decimals'
  | 'receiver'
  | 'amount'
  | 'fiat'
  | 'pay_amount'
  | 'return_url'
>

const pageMs = 1_800_000

/** Queues a webhook in the same transaction as what it tells, so none is lost and none is made up. */
async function tell(sql: Queryable, payment: LinkedPayment, told: Told, now: number): Promise<void> {
  const { status, hash, failureReason } = told
  const body = JSON.stringify({
    type: 'transaction_updated',
    data: {
      externalTransactionId: payment.order_id,
      status,
      cryptoTransactionId: hash ?? null,
      quoteCurrencyAmount: fromBaseUnits(BigInt(payment.amount), payment.decimals),
      failureReason: failureReason ?? null,
    },
  })
  await sql.query('insert into stand_in_webhooks (body, next_at) values ($1, $2)', [body, new Date(now)])
}

/** Opens a payment from its link, once. Returns the place of its page, or nothing if the link was used before. */
export async function openPayment(
  database: Database,
  payment: LinkedPayment,
  now: number,
): Promise<string | undefined> {
  const token = randomBytes(24).toString('base64url')
  return database.transaction(async (sql) => {
    const opened = await sql.query(
      `insert into stand_in_payments (order_id, token, state, chain, asset, symbol, decimals, receiver, amount,
         fiat, pay_amount, return_url, ends_at, created_at, updated_at)
       values ($1, $2, 'open', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13)
       on conflict (order_id) do nothing returning 1`,
      [
        payment.order_id,
        token,
        payment.chain,
        payment.asset,
        payment.symbol,
        payment.decimals,
        payment.receiver,
        payment.amount,
        payment.fiat,
        payment.pay_amount,
        payment.return_url,
        new Date(now + pageMs),
        new Date(now),
      ],
    )
    if (opened.length === 0) return undefined
    await tell(sql, payment, { status: 'waitingPayment' }, now)
    return token
  })
}

/** Returns the payment of a page. */
export async function findPayment(
  database: Pick<Database, 'query'>,
  token: string,
): Promise<StandInPayment | undefined> {
  const [row] = await database.query<StandInPayment>('select * from stand_in_payments where token = $1', [
    token,
  ])
  return row
}

/** Decides an open payment, once: a second click changes nothing. */
export async function decidePayment(
  database: Database,
  token: string,
  decision: { readonly isPaid: boolean; readonly waitMs: number },
  now: number,
): Promise<void> {
  await database.transaction(async (sql) => {
    const [payment] = await sql.query<StandInPayment>(
      `update stand_in_payments set state = $2, due_at = $3, updated_at = $4
       where token = $1 and state = 'open' and ends_at > $4 returning *`,
      [token, decision.isPaid ? 'due' : 'declined', new Date(now + decision.waitMs), new Date(now)],
    )
    if (!payment) return
    const told: Told = decision.isPaid
      ? { status: 'pending' }
      : { status: 'failed', failureReason: 'declined' }
    await tell(sql, payment, told, now)
  })
}

/** Stores the signed transaction of a due payment. Commit this before the first byte leaves. */
export async function storeSent(
  database: Database,
  { order_id }: Pick<StandInPayment, 'order_id'>,
  sent: { readonly genesis: string; readonly nonce: number; readonly raw: string; readonly hash: string },
  now: number,
): Promise<boolean> {
  return database.transaction(async (sql) => {
    const [payment] = await sql.query<StandInPayment>(
      `update stand_in_payments set state = 'sent', genesis = $2, nonce = $3, raw = $4, hash = $5, updated_at = $6
       where order_id = $1 and state = 'due' returning *`,
      [order_id, sent.genesis, sent.nonce, sent.raw, sent.hash, new Date(now)],
    )
    if (!payment) return false
    await tell(sql, payment, { status: 'pending', hash: sent.hash }, now)
    return true
  })
}

/** Ends a sent payment. */
export async function endPayment(
  database: Database,
  { order_id, hash }: Pick<StandInPayment, 'order_id' | 'hash'>,
  end: 'done' | 'failed',
  now: number,
): Promise<void> {
  await database.transaction(async (sql) => {
    const [payment] = await sql.query<StandInPayment>(
      `update stand_in_payments set state = $2, updated_at = $3
       where order_id = $1 and state in ('due', 'sent') and hash is not distinct from $4 returning *`,
      [order_id, end, new Date(now), hash],
    )
    if (!payment) return
    const told: Told =
      end === 'done'
        ? { status: 'completed', ...(payment.hash ? { hash: payment.hash } : {}) }
        : { status: 'failed', failureReason: 'payout-failed' }
    await tell(sql, payment, told, now)
  })
}

/** Makes a sent payment due again: another transaction of the account took its nonce, so it can never be mined. */
export async function requeuePayment(
  database: Pick<Database, 'query'>,
  { order_id, hash }: Pick<StandInPayment, 'order_id' | 'hash'>,
  now: number,
): Promise<void> {
  await database.query(
    `update stand_in_payments set state = 'due', due_at = $3, genesis = null, nonce = null, raw = null, hash = null,
       updated_at = $3
     where order_id = $1 and state = 'sent' and hash = $2`,
    [order_id, hash, new Date(now)],
  )
}

/** Returns the payments of a chain to work on: the sent one, or else the next that is due. */
export async function nextPayment(
  database: Pick<Database, 'query'>,
  chain: string,
  now: number,
): Promise<StandInPayment | undefined> {
  const [row] = await database.query<StandInPayment>(
    `select * from stand_in_payments
     where chain = $1 and (state = 'sent' or (state = 'due' and due_at <= $2))
     order by state desc, due_at limit 1`,
    [chain, new Date(now)],
  )
  return row
}
