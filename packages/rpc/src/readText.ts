import { malformedAnswer } from '@latchkey/protocol'

/** Far above the largest honest response of a node. */
const defaultMaxBytes = 10_000_000

/** Reads a response body as text and stops at `maxBytes`, so an endless response can't fill the memory. @throws malformedAnswer */
export async function readText(
  { body }: Response,
  what: string,
  maxBytes = defaultMaxBytes,
): Promise<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let length = 0
  let text = ''
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > maxBytes) {
      await reader.cancel()
      throw malformedAnswer({ what })
    }
    text += decoder.decode(value, { stream: true })
  }
  return text + decoder.decode()
}
