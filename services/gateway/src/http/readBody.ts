import { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import { refusals } from './refusals'
import { textRefusals } from './textRefusals'

/** The body as JSON, whatever it calls itself; no more of it is read than may be. @throws tooLarge, invalidJson */
export async function readBody(context: Context, limitBytes: number): Promise<unknown> {
  const tooLarge = () => refusals.tooLarge({ limit: limitBytes })
  if (Number(context.req.header('content-length') ?? 0) > limitBytes) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of bodyOf(context)) {
    size += chunk.byteLength
    if (size > limitBytes) throw tooLarge()
    chunks.push(chunk)
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)))
  } catch (cause) {
    throw textRefusals.invalidJson({}, { cause })
  }
}

/** From Node's own stream where there is one: through a web stream the same bytes take several times as long. */
function bodyOf({ env, req }: Context): AsyncIterable<Uint8Array> | Iterable<Uint8Array> {
  const incoming: unknown = env?.incoming
  if (incoming instanceof IncomingMessage) return incoming
  return req.raw.body ?? []
}
