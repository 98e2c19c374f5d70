import { type Sweep, type SweepOptions, startSweep } from '../database/startSweep'
import { orderRanks } from './orders/orderRanks'

type Options = Pick<SweepOptions, 'database' | 'log'> & { readonly now: () => number }

/** As long as pages ask after an order. */
const keptMs = 30 * 86_400_000

/**
 * Forgets orders that nobody paid, with the addresses in them, and what the stand-in vendor has finished. Paid orders are
 * the history of their account, so they stay.
 */
export function startSweepingOnramp({ now, ...options }: Options): Sweep {
  return startSweep({
    ...options,
    name: 'unpaid orders',
    // Together, so a gateway that starts takes one connection for them.
    statement: `with orders as (delete from onramp_orders where id in
        (select id from onramp_orders where updated_at < $1 and (rank < $2 or state = 'failed') limit $3) returning 1),
      payments as (delete from stand_in_payments where order_id in
        (select order_id from stand_in_payments where updated_at < $1 and state not in ('due', 'sent') limit $3)
        returning 1),
      webhooks as (delete from stand_in_webhooks where id in
        (select id from stand_in_webhooks where delivered_at < $1 limit $3) returning 1)
      select 1 from orders union all select 1 from payments union all select 1 from webhooks`,
    values: () => [new Date(now() - keptMs), orderRanks.paid],
  })
}
