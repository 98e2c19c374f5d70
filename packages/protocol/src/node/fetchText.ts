import { httpStatus, requestTimeout } from '../errors/http'
import { isLatchkeyError } from '../errors/LatchkeyError'
import { networkFailure } from '../http/networkFailure'
import { readText } from './readText'

/** What is waited for an answer in every family. */
const timeoutMs = 10_000

/** Why a node did not answer as it should: when it wants to be asked again, and what it wrote. */
async function refusalOf(response: Response, what: string) {
  const retryAfter = response.headers.get('Retry-After')
  return { retryAfter, text: (await readText(response, what)).slice(0, 200) }
}

/** One question to one address, and its answer as text. @throws httpStatus, requestTimeout, networkFailure, malformedAnswer */
export async function fetchText(url: string | URL, init: RequestInit, what: string): Promise<string> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), timeoutMs)
  try {
    const response = await fetch(url, { ...init, signal: limit.signal })
    if (!response.ok)
      throw httpStatus({ status: response.status }, { cause: await refusalOf(response, what) })
    return await readText(response, what)
  } catch (cause) {
    if (isLatchkeyError(cause)) throw cause
    throw limit.signal.aborted ? requestTimeout({}, { cause }) : networkFailure({}, { cause })
  } finally {
    clearTimeout(timer)
  }
}
