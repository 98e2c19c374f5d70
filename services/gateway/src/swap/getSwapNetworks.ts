import type { getSwapNetworks as contract } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'

/** Returns the networks with a provider. */
export function getSwapNetworks({ nodes, swaps }: Services): Handler<typeof contract> {
  return () => ({
    networks: nodes.chains.flatMap(({ id: chainId }) => {
      const serving = swaps.providers.filter(({ serves }) => serves(chainId).length > 0)
      const to = new Set(serving.flatMap(({ serves }) => serves(chainId)))
      return serving.length === 0 ? [] : [{ chainId, providers: serving.map(({ id }) => id), to: [...to] }]
    }),
  })
}
