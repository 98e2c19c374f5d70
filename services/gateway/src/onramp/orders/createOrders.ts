import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { isSameAddress, type OnrampAsset, type OnrampOrder, type OnrampOrderState } from '@latchkey/protocol'
import type { Database } from '../../database/Database'
import type { OrderEvent, VendorSession } from '../OnrampProvider'
import { cutToUnits } from '../vendors/cutToUnits'
import { orderRanks } from './orderRanks'

/** An order before its vendor knows it. */
export type NewOrder = {
  readonly project: string
  readonly provider: string
  readonly asset: OnrampAsset
  /** Without the chain, as addresses are compared. */
  readonly receiver: string
  readonly origin: string | undefined
  readonly returnUrl: string | undefined
}

/** Where a visitor goes after the vendor's page. */
export type OrderReturn = { readonly origin: string | null; readonly returnUrl: string | null }

/** An order that was paid, for the history of its account. */
export type PaidOrder = Pick<NewOrder['asset'], 'symbol' | 'decimals' | 'chainId'> & {
  readonly id: string
  readonly name: string
  readonly state: OnrampOrderState
  readonly hash: string | null
  readonly amount: string | null
  readonly receiver: string
  readonly updatedAt: Date
}

/** The orders in the database. */
export type Orders = {
  /** Stores an order and returns its id and the secret that reads it. */
  add(order: NewOrder): Promise<{ id: string; secret: string }>
  /** Stores what the vendor answered. */
  begin(id: string, session: VendorSession): Promise<void>
  /** Returns an order to those who know its secret. */
  find(id: string, secret: string): Promise<OnrampOrder | undefined>
  /** Moves an order forward; does nothing if it is already there or further. Returns whether it moved. */
  apply(provider: string, event: OrderEvent): Promise<boolean>
  /** Returns where a visitor goes after the vendor's page. */
  returnOf(id: string): Promise<OrderReturn | undefined>
  /** Returns the newest paid orders for an account. */
  paidFor(project: string, receiver: string, chainId: string | undefined): Promise<PaidOrder[]>
}

type Row = {
  readonly state: OnrampOrderState
  readonly hash: string | null
  readonly reason: string | null
  readonly provider: string
  readonly asset: string
  readonly amount: string | null
  readonly updated_at: Date
}

/** Until the vendor says otherwise. */
const usualEndMs = 3_600_000
/** How long a visitor on the vendor's page may take to pay. */
const payingMs = 1_800_000
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const hashOf = (secret: string) => createHash('sha256').update(secret).digest()

/** Opens the orders. */
export function createOrders(database: Pick<Database, 'query'>, now: () => number): Orders {
  return {
    async add({ project, provider, asset, receiver, origin, returnUrl }) {
      const id = randomUUID()
      const secret = randomBytes(32).toString('base64url')
      const time = new Date(now())
      await database.query(
        `insert into onramp_orders (id, secret_hash, project, provider, state, rank, chain, asset, symbol,
           asset_name, decimals, receiver, origin, return_url, ends_at, created_at, updated_at)
         values ($1, $2, $3, $4, 'created', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15)`,
        [
          id,
          hashOf(secret),
          project,
          provider,
          orderRanks.created,
          asset.chainId,
          asset.caip19,
          asset.symbol,
          asset.name,
          asset.decimals,
          receiver,
          origin,
          returnUrl,
          new Date(now() + usualEndMs),
          time,
        ],
      )
      return { id, secret }
    },

    async begin(id, { endsAt, id: vendorId }) {
      await database.query('update onramp_orders set ends_at = $2, vendor_id = $3 where id = $1', [
        id,
        new Date(endsAt),
        vendorId,
      ])
    },

    async find(id, secret) {
      if (!uuid.test(id)) return undefined
      const time = new Date(now())
      await database.query(
        `update onramp_orders set state = 'expired', rank = $3, updated_at = $4
         where id = $1 and secret_hash = $2
           and ((state = 'created' and ends_at < $4) or (state = 'needs-payment' and ends_at < $5))`,
        [id, hashOf(secret), orderRanks.expired, time, new Date(now() - payingMs)],
      )
      const [row] = await database.query<Row>(
        `select state, hash, reason, provider, asset, amount, updated_at from onramp_orders
         where id = $1 and secret_hash = $2`,
        [id, hashOf(secret)],
      )
      return row && toOrder(row)
    },

    async apply(provider, event) {
      if (!uuid.test(event.orderId)) return false
      const [order] = await database.query<{ decimals: number; chain: string; receiver: string }>(
        'select decimals, chain, receiver from onramp_orders where id = $1 and provider = $2',
        [event.orderId, provider],
      )
      if (!order || !isFor(order, event.receiver)) return false
      const { hash, amount } = readable(event, order.decimals)
      const moved = await database.query(
        `update onramp_orders set state = $3, rank = $4, hash = coalesce($5, hash), reason = $6,
           amount = coalesce($7, amount), updated_at = $8
         where id = $1 and provider = $2
           and (rank < $4 or (state = $3 and hash is null and $5::text is not null))
         returning 1`,
        [
          event.orderId,
          provider,
          event.state,
          orderRanks[event.state],
          hash,
          event.reason ?? null,
          amount,
          new Date(now()),
        ],
      )
      return moved.length > 0
    },

    async returnOf(id) {
      if (!uuid.test(id)) return undefined
      const [row] = await database.query<{ origin: string | null; return_url: string | null }>(
        'select origin, return_url from onramp_orders where id = $1',
        [id],
      )
      return row && { origin: row.origin, returnUrl: row.return_url }
    },

    async paidFor(project, receiver, chainId) {
      return database.query<PaidOrder>(
        `select id, state, chain as "chainId", symbol, asset_name as name, decimals, hash, amount, receiver,
           updated_at as "updatedAt"
         from onramp_orders
         where receiver = $1 and project = $2 and rank >= $3 and ($4::text is null or chain = $4)
         order by created_at desc limit 50`,
        [receiver, project, orderRanks.paid, chainId ?? null],
      )
    },
  }
}

/**
 * Whether an event is about the order's receiver. A visitor can write the id of an order into a vendor's page, and then
 * buy there for somebody else.
 */
function isFor(
  { chain, receiver }: { readonly chain: string; readonly receiver: string },
  told: string | undefined,
): boolean {
  return told === undefined || isSameAddress(chain.split(':')[0] ?? '', told, receiver)
}

/**
 * What an event says beyond the state, without what no database stores and no client reads: the visitor still has to
 * learn how their order ended.
 */
function readable(
  { hash, amount }: Pick<OrderEvent, 'hash' | 'amount'>,
  decimals: number,
): { readonly hash: string | null; readonly amount: string | null } {
  const units = amount === undefined ? '' : `${cutToUnits(amount, decimals)}`
  return {
    hash: hash !== undefined && /^[!-~]{1,128}$/.test(hash) ? hash : null,
    amount: /^\d{1,78}$/.test(units) ? units : null,
  }
}

function toOrder({ state, hash, reason, provider, asset, amount, updated_at }: Row): OnrampOrder {
  return {
    state,
    provider,
    asset,
    updatedAt: updated_at.getTime(),
    ...(hash === null ? {} : { hash }),
    ...(reason === null ? {} : { reason }),
    ...(amount === null ? {} : { amount }),
  }
}
