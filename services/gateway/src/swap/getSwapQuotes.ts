import type { getSwapQuotes as contract } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'
import { assertSameNetwork } from './assertSameNetwork'
import { readSwapAsk } from './readSwapAsk'

/** Returns prices of a swap, in the shape that existing clients know. */
export function getSwapQuotes({ swaps }: Services): Handler<typeof contract> {
  return async ({ query: { amount, from, to, gasPrice }, signal }) => {
    // Existing clients also send the account, as they do to servers that ignore it.
    const ask = readSwapAsk({ amount, from, to, slippageBps: 100, ...(gasPrice && { gasPrice }) })
    assertSameNetwork(ask)
    const { quotes } = await swaps.quote(ask, undefined, signal)
    return {
      quotes: quotes.map(({ id, amountIn, amountOut }) => ({
        id,
        fromAmount: amountIn,
        fromAccount: from,
        toAmount: amountOut,
        toAccount: to,
      })),
    }
  }
}
