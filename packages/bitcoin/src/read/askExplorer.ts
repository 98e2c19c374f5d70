import type { Network } from '@latchkey/protocol'
import { askNodes, fetchText } from '@latchkey/rpc'

/** A URL below an explorer's. The gateway's has the network and project in its query. */
function below(base: string, path: string): string {
  const [place = '', ...query] = base.split('?')
  return [`${place.replace(/\/$/, '')}${path}`, ...query].join('?')
}

/**
 * Sends one request to the Esplora-compatible URLs that the site names for a network, and to no other host; tries the
 * next one if one fails. @throws noRpcUrl, requestTimeout, httpStatus, networkFailure, malformedAnswer
 */
export function askExplorer(network: Network, path: string, init: RequestInit = {}): Promise<string> {
  return askNodes(network, (base) => fetchText(below(base, path), init, { what: path }))
}
