import { isLatchkeyError, networkFailure, requestTimeout } from '@latchkey/protocol'
import { readText } from './readText'
import { splitCredentials } from './splitCredentials'

/** How long and how much a request may take. */
export type RequestLimits = {
  /** What is being asked, for error messages. */
  readonly what: string
  readonly timeoutMs?: number | undefined
  readonly maxBytes?: number | undefined
  /** Defaults to the runtime's own. */
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined
}

/**
 * Sends one request and reads its whole response within the limits, whatever its status. Credentials in the URL become
 * a header. @throws requestTimeout, networkFailure, malformedAnswer
 */
export async function sendRequest(
  given: string,
  givenInit: RequestInit,
  { what, timeoutMs = 10_000, maxBytes, fetch = globalThis.fetch }: RequestLimits,
): Promise<{ readonly response: Response; readonly text: string }> {
  const { url, authorization } = splitCredentials(given)
  const init = authorization ? withAuthorization(givenInit, authorization) : givenInit
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  // The signal alone isn't enough: a custom `fetch` may ignore it.
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(requestTimeout())
      controller.abort()
    }, timeoutMs)
  })
  const exchange = async () => {
    const response = await fetch(url, { ...init, signal: controller.signal })
    return { response, text: await readText(response, what, maxBytes) }
  }
  try {
    return await Promise.race([exchange(), timeout])
  } catch (cause) {
    throw isLatchkeyError(cause) ? cause : networkFailure({}, { cause })
  } finally {
    clearTimeout(timer)
  }
}

function withAuthorization(init: RequestInit, authorization: string): RequestInit {
  const headers = new Headers(init.headers)
  if (!headers.has('Authorization')) headers.set('Authorization', authorization)
  return { ...init, headers }
}
