import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as the server saw it. */
export type Seen = {
  readonly method: string
  readonly url: URL
  readonly body: string
  readonly type?: string
}

/** A running server and the requests it got. */
export type Served = { readonly url: string; readonly seen: Seen[]; close(): Promise<void> }

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += chunk
  return body
}

/** Starts a real HTTP server on a free port. The handler gets the request's number, from 0. */
export async function serve(
  handler: (response: ServerResponse, n: number, seen: Seen) => void,
): Promise<Served> {
  const seen: Seen[] = []
  const server = createServer(async (request, response) => {
    const body = await readBody(request)
    const { method = '', url = '', headers } = request
    const type = headers['content-type']
    const entry = { method, url: new URL(url, 'http://server'), body, ...(type ? { type } : {}) }
    seen.push(entry)
    handler(response, seen.length - 1, entry)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
