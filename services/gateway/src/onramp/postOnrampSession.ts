import type { postOnrampSession as contract } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'
import { startOrder } from './session/startOrder'

/** [ONR-1] Starts an order with a vendor. */
export function postOnrampSession(services: Services): Handler<typeof contract> {
  return ({ body, project, context }) => startOrder(services, body, { project, context })
}
