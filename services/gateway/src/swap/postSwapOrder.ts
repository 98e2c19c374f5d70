import type { postSwapOrder as contract } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'
import { asSwapsDown } from './asSwapsDown'
import { limitSwaps } from './limitSwaps'

/** Gives a signed transaction to the provider that asked for it. */
export function postSwapOrder(services: Services): Handler<typeof contract> {
  const { swaps } = services
  return async ({ body: { provider, handle, signed }, signal, context }) => {
    const { send } = swaps.providers.find(({ id }) => id === provider) ?? {}
    if (!send) throw refusals.unsupportedProvider({ provider })
    limitSwaps(services, context)
    return { hash: await send(handle, signed, signal).catch(asSwapsDown) }
  }
}
