import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A call to a scripted vendor. */
export type VendorCall = {
  /** The method and the path, such as `GET /v3/countries`. */
  readonly route: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** The API of a vendor with scripted answers, on this machine. */
export type ScriptedVendor = {
  readonly url: string
  /** All calls, in order. */
  readonly calls: VendorCall[]
  /** While set, handles requests instead of the script. */
  break(how: ((response: ServerResponse, call: VendorCall) => void) | undefined): void
  stop(): Promise<void>
}

/** Starts one. The script returns the JSON of an answer, or a status without one. */
export async function startScriptedVendor(script: (call: VendorCall) => unknown): Promise<ScriptedVendor> {
  const calls: VendorCall[] = []
  let broken: ((response: ServerResponse, call: VendorCall) => void) | undefined
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://vendor')
    const call = { route: `${request.method} ${pathname}`, query, headers: request.headers, body }
    calls.push(call)
    if (broken) return broken(response, call)
    const said = script(call)
    if (typeof said === 'number') response.writeHead(said).end()
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(said))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    break(how) {
      broken = how
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
