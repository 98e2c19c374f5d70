import { malformedAnswer } from '@latchkey/protocol'

/** The body of an answer as text, but no more than so many bytes of it. @throws malformedAnswer */
export async function readText(response: Response, limitBytes: number): Promise<string> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    bytes += value.length
    if (bytes > limitBytes) throw malformedAnswer({ what: `more than ${limitBytes} bytes` })
    text += decoder.decode(value, { stream: true })
  }
  return text + decoder.decode()
}
