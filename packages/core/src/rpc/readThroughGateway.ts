import { httpStatus, type Network, networkFailure, requestTimeout } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { isServed } from './isServed'
import { proxiedNetworkIds } from './proxiedNetworkIds'

/** How long to avoid the gateway's proxy after a failure. */
const restMs = 60_000

/** Whether the connection failed. An error from the node itself counts as an answer. */
function isLineTrouble(error: unknown): boolean {
  return httpStatus.is(error) || networkFailure.is(error) || requestTimeout.is(error)
}

/** Returns the network with the gateway's proxy as its RPC URL, if that works. Never throws. */
async function proxyOf(latchkey: Latchkey, { caipNetworkId }: Network): Promise<string | null> {
  const { options, live, host, logger } = latchkey
  if (!proxiedNetworkIds.includes(caipNetworkId) || host.now() < (live.proxyRestsUntil ?? 0)) return null
  try {
    if (!(await isServed(latchkey, caipNetworkId))) return null
  } catch (cause) {
    logger.info('Could not fetch the networks that the gateway serves', cause)
    return null
  }
  const url = new URL(`${options.gateway?.replace(/\/+$/, '')}/v1`)
  url.searchParams.set('chainId', caipNetworkId)
  url.searchParams.set('projectId', options.projectId ?? '')
  return url.href
}

/**
 * [RPC-1] Reads from the nodes of a network: first the site's `customRpcUrls`, then the gateway's proxy for
 * the networks it serves, then the network's own. Goes on to the next only if the connection failed.
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
      latchkey.logger.info('Trying another RPC URL', error)
    }
  }
  return read(network)
}
