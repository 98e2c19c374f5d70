import { type postOnrampOrder as contract, onrampOrderUnknown } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'

/** [ONR-1] Returns the state of an order. */
export function postOnrampOrder({ onramp }: Services): Handler<typeof contract> {
  return async ({ params: { orderId }, body: { secret } }) => {
    const order = await onramp.orders.find(orderId, secret)
    if (!order) throw onrampOrderUnknown()
    return order
  }
}
