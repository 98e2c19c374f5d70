import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import { incomingOf } from './clientAddress'
import { refusals } from './refusals'
import { textRefusals } from './textRefusals'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Reads the body as JSON, whatever its content type, up to a limit. @throws tooLarge, invalidJson */
export function readBody(context: Context, limitBytes: number): Promise<unknown> {
  return readBytes(context, limitBytes).then(parseJson)
}

/** Reads the body as text, up to a limit. @throws tooLarge */
export function readText(context: Context, limitBytes: number): Promise<string> {
  return readBytes(context, limitBytes).then((bytes) => new TextDecoder().decode(bytes))
}

function readBytes(context: Context, limitBytes: number): Promise<Uint8Array> {
  if (Number(context.req.header('content-length') ?? 0) > limitBytes)
    throw refusals.tooLarge({ limit: limitBytes })
  const incoming = incomingOf(context)
  // Node's own stream, where there is one, is several times faster than a web stream.
  return incoming ? readIncoming(incoming, limitBytes) : readStream(context, limitBytes)
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch (cause) {
    throw textRefusals.invalidJson({}, { cause })
  }
}

function readIncoming(incoming: IncomingMessage, limitBytes: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    let size = 0
    incoming.on('data', (chunk: Uint8Array) => {
      size += chunk.byteLength
      if (size <= limitBytes) return void chunks.push(chunk)
      incoming.pause()
      reject(refusals.tooLarge({ limit: limitBytes }))
    })
    incoming.on('end', () => resolve(joined(chunks)))
    incoming.on('error', (cause) => reject(textRefusals.invalidJson({}, { cause })))
  })
}

async function readStream({ req }: Context, limitBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of req.raw.body ?? []) {
    size += chunk.byteLength
    if (size > limitBytes) throw refusals.tooLarge({ limit: limitBytes })
    chunks.push(chunk)
  }
  return joined(chunks)
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const [only] = chunks
  return only && chunks.length === 1 ? only : Buffer.concat(chunks)
}
