import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

/** Reads the body of a small form. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams(await text(request))
}
