import type { Network } from '@latchkey/protocol'
import { askNodes, fetchText } from '@latchkey/rpc'

/** An address below that of an explorer; the gateway's carries the network and the project behind the path. */
function below(base: string, path: string): string {
  const [place = '', ...query] = base.split('?')
  return [`${place.replace(/\/$/, '')}${path}`, ...query].join('?')
}

/**
 * One question to the Esplora-compatible addresses that the site has named for a network, and to nobody else: the next
 * one where one fails. @throws noRpcUrl, requestTimeout, httpStatus, networkFailure, malformedAnswer
 */
export function askExplorer(network: Network, path: string, init: RequestInit = {}): Promise<string> {
  return askNodes(network, (base) => fetchText(below(base, path), init, { what: path }))
}
