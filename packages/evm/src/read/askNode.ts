import { loaded, type Network, noRpcUrl } from '@latchkey/protocol'
import type { NodeAccess, NodeTransport } from './NodeAccess'
import { openNode } from './openNode'

async function openTransport(urls: readonly string[]): Promise<NodeTransport> {
  const [url = ''] = urls
  if (urls.length < 2) return openNode(url)
  const { rankedTransport } = await import('./rankedTransport')
  return rankedTransport(urls)
}

/** [EVM-5] Sends one call to the nodes that the site names for a network, and to no other host. @throws noRpcUrl, requestTimeout, httpStatus, networkFailure */
export async function askNode(
  access: NodeAccess,
  network: Network,
  call: { readonly method: string; readonly params: readonly unknown[] },
): Promise<unknown> {
  const urls = network.rpcUrls.default.http
  if (urls.length === 0) throw noRpcUrl({ chainId: network.id })
  try {
    const key = urls.join(' ')
    const opened = access.get(key) ?? (await openTransport(urls))
    // A simultaneous call may have opened it first; the same URLs share one ranking.
    const transport = access.get(key) ?? opened
    access.set(key, transport)
    return await transport.request(call)
  } catch (cause) {
    const { fromNodeError } = await loaded(import('../errors/fromNodeError'))
    throw fromNodeError(cause)
  }
}
