import type { postSwapQuotes as contract } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'
import { readSwapAsk } from './readSwapAsk'

/** Returns the quotes of all providers. */
export function postSwapQuotes({ swaps }: Services): Handler<typeof contract> {
  return ({ body, signal }) => swaps.quote(readSwapAsk(body), body.provider, signal)
}
