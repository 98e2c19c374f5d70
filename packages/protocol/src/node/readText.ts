import { malformedAnswer } from '../errors/http'

/** No answer to what is asked of a node comes near it. */
const usualLimit = 10_000_000

/** Reads an answer as far as it may go, in bytes: a node that never ends must not fill anybody's memory. @throws malformedAnswer */
export async function readText({ body }: Response, what: string, limit = usualLimit): Promise<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let length = 0; reader; ) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > limit) {
      await reader.cancel()
      throw malformedAnswer({ what })
    }
    text += decoder.decode(value, { stream: true })
  }
  return text + decoder.decode()
}
