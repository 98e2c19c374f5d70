import type { getSwapStatus as contract } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'
import { asSwapsDown } from './asSwapsDown'

/** Tells how far a swap across networks is. */
export function getSwapStatus({ swaps }: Services): Handler<typeof contract> {
  return ({ query: { provider, ...swap }, signal }) => {
    const { status } = swaps.providers.find(({ id }) => id === provider) ?? {}
    if (!status) throw refusals.unsupportedProvider({ provider })
    return status(swap, signal).catch(asSwapsDown)
  }
}
