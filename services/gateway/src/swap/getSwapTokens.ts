import type { getSwapTokens as contract } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'

/** Returns the tokens of a network that can be swapped. */
export function getSwapTokens({ nodes, swaps }: Services): Handler<typeof contract> {
  return async ({ query: { chainId, address } }) => {
    swaps.assertServed(chainId)
    const tokens = await swaps.tokens(nodes.find(chainId))
    const wanted = address?.slice(address.lastIndexOf(':') + 1).toLowerCase()
    return {
      tokens: tokens.filter(
        (token) =>
          wanted === undefined || token.address.toLowerCase() === `${chainId}:${wanted}`.toLowerCase(),
      ),
    }
  }
}
