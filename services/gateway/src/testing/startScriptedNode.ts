import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A call to a scripted node. */
export type ScriptedCall = {
  readonly id: unknown
  readonly method: string
  readonly params: readonly unknown[]
}

/** A JSON-RPC server with scripted answers. */
export type ScriptedNode = {
  readonly url: string
  /** All calls, in order. */
  readonly calls: ScriptedCall[]
  /** While set, handles requests instead of the script. */
  break(how: ((response: ServerResponse) => void) | undefined): void
  stop(): Promise<void>
}

/**
 * Starts one on a local port, by default a free one. The script returns the `result` or a promise of it, or throws the
 * `error`; `'@123@'` becomes a number of any size.
 */
export async function startScriptedNode(
  script: (call: ScriptedCall) => unknown,
  at = 0,
): Promise<ScriptedNode> {
  const calls: ScriptedCall[] = []
  let broken: ((response: ServerResponse) => void) | undefined
  const answer = async (call: ScriptedCall) => {
    calls.push(call)
    try {
      return { jsonrpc: '2.0', id: call.id, result: await script(call) }
    } catch (error) {
      return { jsonrpc: '2.0', id: call.id, error }
    }
  }
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    if (broken) return broken(response)
    const body: ScriptedCall | ScriptedCall[] = JSON.parse(text)
    response.setHeader('content-type', 'application/json')
    const said = JSON.stringify(await (Array.isArray(body) ? Promise.all(body.map(answer)) : answer(body)))
    response.end(said.replace(/"@(\d+)@"/g, '$1'))
  })
  server.listen(at, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    break(how) {
      broken = how
    },
    async stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
