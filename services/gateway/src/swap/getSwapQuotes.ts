import type { getSwapQuotes as contract } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'
import { assertSameNetwork } from './assertSameNetwork'
import { limitSwaps } from './limitSwaps'
import { readSwapAsk } from './readSwapAsk'

/** Returns prices of a swap, in the shape that existing clients know. */
export function getSwapQuotes(services: Services): Handler<typeof contract> {
  const { swaps } = services
  return async ({ query: { amount, from, to, gasPrice }, signal, context }) => {
    // Existing clients also send the account, as they do to servers that ignore it.
    const ask = readSwapAsk({ amount, from, to, slippageBps: 100, ...(gasPrice && { gasPrice }) })
    assertSameNetwork(ask)
    limitSwaps(services, context)
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
