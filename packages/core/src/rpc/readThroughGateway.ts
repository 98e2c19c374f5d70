import { httpStatus, type Network, networkFailure, requestTimeout } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { isServed } from './isServed'
import { proxiedNetworkIds } from './proxiedNetworkIds'

/** How long the gateway's way to the nodes is left alone after it failed. */
const restMs = 60_000

/** A line that failed; what a node says of itself is an answer, and no other node would say another. */
function isLineTrouble(error: unknown): boolean {
  return httpStatus.is(error) || networkFailure.is(error) || requestTimeout.is(error)
}

/** The gateway's way to the nodes of a network, where it has one that works; never throws. */
async function proxyOf(latchkey: Latchkey, { caipNetworkId }: Network): Promise<string | null> {
  const { options, live, host, logger } = latchkey
  if (!proxiedNetworkIds.includes(caipNetworkId) || host.now() < (live.proxyRestsUntil ?? 0)) return null
  try {
    if (!(await isServed(latchkey, caipNetworkId))) return null
  } catch (cause) {
    logger.info('The gateway did not tell which networks it serves', cause)
    return null
  }
  const url = new URL(`${options.gateway?.replace(/\/+$/, '')}/v1`)
  url.searchParams.set('chainId', caipNetworkId)
  url.searchParams.set('projectId', options.projectId ?? '')
  return url.href
}

/**
 * [RPC-1] Reads from the nodes of a network: those that the site set by `customRpcUrls`, then, for the networks of a
 * fixed list, the gateway's, then the network's own; the next only when the line to the ones before failed.
 * @throws what `read` throws
 */
export async function readThroughGateway<T>(
  latchkey: Latchkey,
  network: Network,
  read: (network: Network) => Promise<T>,
): Promise<T> {
  const proxy = await proxyOf(latchkey, network)
  if (!proxy) return read(network)
  const { http } = network.rpcUrls.default
  const custom = latchkey.options.customRpcUrls[network.caipNetworkId]?.length ?? 0
  const groups = [http.slice(0, custom), [proxy], http.slice(custom)].filter(({ length }) => length > 0)
  for (const [index, urls] of groups.entries()) {
    try {
      const rpcUrls = { ...network.rpcUrls, default: { ...network.rpcUrls.default, http: urls } }
      return await read({ ...network, rpcUrls })
    } catch (error) {
      if (urls[0] === proxy) latchkey.live.proxyRestsUntil = latchkey.host.now() + restMs
      if (index === groups.length - 1 || !isLineTrouble(error)) throw error
      latchkey.logger.info('The nodes are asked another way', error)
    }
  }
  return read(network)
}
