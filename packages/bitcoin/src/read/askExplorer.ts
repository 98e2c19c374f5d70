import {
  httpStatus,
  isLatchkeyError,
  malformedAnswer,
  type Network,
  networkFailure,
  noRpcUrl,
  requestTimeout,
} from '@latchkey/protocol'

const limitMs = 10_000
/** No answer to what is asked here comes near it. */
const answerLimit = 10_000_000

async function askOne(base: string, path: string, init: RequestInit): Promise<string> {
  try {
    const url = new URL(base)
    // The gateway's address carries the network and the project behind the path.
    url.pathname = `${url.pathname.replace(/\/$/, '')}${path}`
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(limitMs) })
    const text = await response.text()
    if (!response.ok) throw httpStatus({ status: response.status }, { cause: text.slice(0, 200) })
    if (text.length > answerLimit) throw malformedAnswer({ what: path })
    return text
  } catch (cause) {
    if (isLatchkeyError(cause)) throw cause
    const isLate = cause instanceof Error && cause.name === 'TimeoutError'
    throw (isLate ? requestTimeout : networkFailure)({}, { cause })
  }
}

/**
 * One question to the Esplora-compatible addresses that the site has named for a network, and to nobody else: the next
 * one where one fails. @throws noRpcUrl, requestTimeout, httpStatus, networkFailure, malformedAnswer
 */
export async function askExplorer(network: Network, path: string, init: RequestInit = {}): Promise<string> {
  let failure: unknown = noRpcUrl({ chainId: network.id })
  for (const base of network.rpcUrls.default.http) {
    try {
      return await askOne(base, path, init)
    } catch (error) {
      failure = error
    }
  }
  throw failure
}
