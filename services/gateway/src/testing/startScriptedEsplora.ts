import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An Esplora-compatible API with scripted answers. */
export type ScriptedEsplora = {
  /** Its base address, with a path and a query as some providers have. */
  readonly url: string
  /** All requests: method, path with query, and body. */
  readonly requests: string[]
  stop(): Promise<void>
}

/** What to answer: a text as it is, a function that writes the response, anything else as JSON. */
export type EsploraScript = (path: string, sent: string) => unknown | ((response: ServerResponse) => void)

/** Starts one on a free local port; answers 404 where the script returns nothing. */
export async function startScriptedEsplora(script: EsploraScript): Promise<ScriptedEsplora> {
  const requests: string[] = []
  const server = createServer(async (request, response) => {
    let sent = ''
    for await (const chunk of request) sent += chunk
    requests.push(`${request.method} ${request.url}${sent && ` ${sent}`}`)
    const { pathname } = new URL(request.url ?? '', 'http://esplora.test')
    const answer = pathname.startsWith('/api/') ? script(pathname.slice('/api'.length), sent) : undefined
    if (typeof answer === 'function') return answer(response)
    if (answer === undefined) return response.writeHead(404).end('not found')
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/api/?key=secret`,
    requests,
    async stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
