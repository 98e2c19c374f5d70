import type { postSwapOrder as contract } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'
import { asSwapsDown } from './asSwapsDown'

/** Gives a signed transaction to the provider that asked for it. */
export function postSwapOrder({ swaps }: Services): Handler<typeof contract> {
  return async ({ body: { provider, handle, signed }, signal }) => {
    const { send } = swaps.providers.find(({ id }) => id === provider) ?? {}
    if (!send) throw refusals.unsupportedProvider({ provider })
    return { hash: await send(handle, signed, signal).catch(asSwapsDown) }
  }
}
