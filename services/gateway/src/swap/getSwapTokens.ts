import type { getSwapTokens as contract } from '@latchkey/protocol'
import { listTokens } from '../account/Token'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'

/** Returns the tokens of a network that can be swapped. */
export function getSwapTokens({ nodes, swaps }: Services): Handler<typeof contract> {
  return ({ query: { chainId, address } }) => {
    swaps.assertServed(chainId)
    const wanted = address?.slice(address.lastIndexOf(':') + 1).toLowerCase()
    const tokens = listTokens(nodes.find(chainId)).filter(
      (token) => wanted === undefined || token.address.toLowerCase() === wanted,
    )
    return {
      tokens: tokens.map(({ id, name, symbol, decimals }) => ({
        name,
        symbol,
        address: id,
        decimals,
        logoUri: null,
        eip2612: null,
      })),
    }
  }
}
