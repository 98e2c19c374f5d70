import type { getSwapStatus as contract } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'
import { asSwapsDown } from './asSwapsDown'
import { limitSwaps } from './limitSwaps'

/** Tells how far a swap across networks is. */
export function getSwapStatus(services: Services): Handler<typeof contract> {
  const { swaps } = services
  return ({ query: { provider, ...swap }, signal, context }) => {
    const { status } = swaps.providers.find(({ id }) => id === provider) ?? {}
    if (!status) throw refusals.unsupportedProvider({ provider })
    limitSwaps(services, context)
    return status(swap, signal).catch(asSwapsDown)
  }
}
