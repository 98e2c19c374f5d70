import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An Esplora-compatible API whose answers a test writes. */
export type ScriptedEsplora = {
  /** Its base address, with a path and a query as a provider may have them. */
  readonly url: string
  /** Every request that came: method, path with query, and what was sent. */
  readonly requests: string[]
  stop(): Promise<void>
}

/** What is answered: a text as it is, a response that the test writes itself, anything else as JSON. */
export type EsploraScript = (path: string, sent: string) => unknown | ((response: ServerResponse) => void)

/** Starts one on a free port of this machine; what the script gives nothing for is not found. */
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
