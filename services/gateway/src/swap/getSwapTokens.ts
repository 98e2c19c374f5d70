import type { getSwapTokens as contract } from '@latchkey/protocol'
import { iconUrl } from '../account/iconUrl'
import { publicUrlOf } from '../http/publicUrlOf'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'

/** Returns the tokens of a network that can be swapped. One without a picture of its own gets the one of the account's list. */
export function getSwapTokens({ config, nodes, swaps }: Services): Handler<typeof contract> {
  return async ({ query: { chainId, address }, context }) => {
    swaps.assertServed(chainId)
    const tokens = await swaps.tokens(nodes.find(chainId))
    const base = publicUrlOf(config, context)
    const wanted = address?.slice(address.lastIndexOf(':') + 1).toLowerCase()
    return {
      tokens: tokens
        .filter(
          (token) =>
            wanted === undefined || token.address.toLowerCase() === `${chainId}:${wanted}`.toLowerCase(),
        )
        .map((token) => ({ ...token, logoUri: token.logoUri ?? (iconUrl(base, token.symbol) || null) })),
    }
  }
}
