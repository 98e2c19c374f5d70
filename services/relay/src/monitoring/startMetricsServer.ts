import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Registry } from 'prom-client'
import { relayCannotListen } from '../errors'
import { mayReadMetrics } from './mayReadMetrics'

/** A running server for metrics. */
export type MetricsServer = { readonly url: string; stop(): Promise<void> }

/** Where to serve metrics, and to whom. */
export type MetricsPlace = {
  readonly host: string
  /** 0 picks a free one. */
  readonly port: number
  /** Without it, everybody who reaches the port may read them. */
  readonly token: string | undefined
}

/** Serves the metrics, and nothing else, on their own port. @throws relayCannotListen */
export async function startMetricsServer(
  registry: Registry,
  { host, port, token }: MetricsPlace,
): Promise<MetricsServer> {
  const answer = async ({ url, headers }: IncomingMessage): Promise<[number, string, string]> => {
    if (url?.split('?', 1)[0] !== '/metrics') return [404, 'text/plain', 'Not found']
    if (!mayReadMetrics(headers.authorization, token)) return [401, 'text/plain', 'Unauthorized: invalid key']
    return [200, registry.contentType, await registry.metrics()]
  }
  const send = (response: ServerResponse, [status, type, body]: readonly [number, string, string]) =>
    response.writeHead(status, { 'content-type': type }).end(body)
  const server = createServer((request, response) => {
    answer(request).then(
      (told) => send(response, told),
      () => send(response, [500, 'text/plain', 'Could not collect metrics']),
    )
  })
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (cause) {
    throw relayCannotListen({ host, port }, { cause })
  }
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://${host === '127.0.0.1' ? 'localhost' : host}:${taken}`,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
