import { httpStatus, isLatchkeyError, malformedAnswer, type Network, noRpcUrl } from '@latchkey/protocol'
import { postCall } from './postCall'

const attempts = 3
const firstPauseMs = 150

/** The node has understood the question and said no: another one would too. */
function isFinal(cause: unknown): boolean {
  if (malformedAnswer.is(cause)) return false
  if (httpStatus.is(cause)) return false
  return isLatchkeyError(cause) && cause.code.startsWith('rpc/')
}

/** One question to the nodes that the site has named for a network, one after the other, and to nobody else. @throws noRpcUrl and what `postCall` throws */
export async function askNode(
  network: Network,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  const urls = network.rpcUrls.default.http
  let failure: unknown = noRpcUrl({ chainId: network.id })
  for (let attempt = 0; attempt < attempts && urls.length > 0; attempt += 1) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, firstPauseMs * 2 ** (attempt - 1)))
    for (const url of urls) {
      try {
        return await postCall(url, method, params)
      } catch (cause) {
        if (isFinal(cause)) throw cause
        failure = cause
      }
    }
  }
  throw failure
}
