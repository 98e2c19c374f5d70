import { httpStatus } from '@latchkey/protocol'
import { type RequestLimits, sendRequest } from './sendRequest'

/** Sends one request and returns the body as text. @throws httpStatus and what `sendRequest` throws */
export async function fetchText(url: string, init: RequestInit, limits: RequestLimits): Promise<string> {
  const { response, text } = await sendRequest(url, init, limits)
  if (response.ok) return text
  const retryAfter = response.headers.get('Retry-After')
  throw httpStatus({ status: response.status }, { cause: { retryAfter, text: text.slice(0, 200) } })
}
