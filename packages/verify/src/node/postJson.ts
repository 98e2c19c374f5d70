import { malformedAnswer, readText, requestTimeout } from '@latchkey/protocol'
import type { NodeOptions } from './NodeOptions'

/** No answer that is waited for is longer than some hundred bytes. */
const maxBytes = 65_536

/** Posts JSON to one who may be slow, endless or talk rubbish. @throws requestTimeout, malformedAnswer and what `fetch` throws */
export async function postJson(
  fetch: NonNullable<NodeOptions['fetch']>,
  url: string,
  { body, limitMs }: { readonly body: string; readonly limitMs: number },
): Promise<unknown> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  // Not by the signal alone: a `fetch` that was passed in may not heed it.
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(requestTimeout())
      controller.abort()
    }, limitMs)
  })
  const ask = async () => {
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(url, { method: 'POST', headers, body, signal: controller.signal })
    const text = await readText(response, 'eth_call', maxBytes)
    try {
      return JSON.parse(text) as unknown
    } catch (cause) {
      throw malformedAnswer({ what: 'eth_call' }, { cause })
    }
  }
  try {
    return await Promise.race([ask(), limit])
  } finally {
    clearTimeout(timer)
  }
}
