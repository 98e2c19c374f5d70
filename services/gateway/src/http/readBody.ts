import { refusals } from './refusals'
import { textRefusals } from './textRefusals'

/** The body as JSON, whatever it calls itself; no more of it is read than may be. @throws tooLarge, invalidJson */
export async function readBody(request: Request, limitBytes: number): Promise<unknown> {
  const tooLarge = () => refusals.tooLarge({ limit: limitBytes })
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
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
