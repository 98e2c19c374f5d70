import type { postSwapQuotes as contract } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'
import { limitSwaps } from './limitSwaps'
import { readSwapAsk } from './readSwapAsk'

/** Returns the quotes of all providers. */
export function postSwapQuotes(services: Services): Handler<typeof contract> {
  return ({ body, signal, context }) => {
    const ask = readSwapAsk(body)
    limitSwaps(services, context)
    return services.swaps.quote(ask, body.provider, signal)
  }
}
