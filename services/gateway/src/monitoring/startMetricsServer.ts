import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Registry } from 'prom-client'
import type { Config } from '../config/readConfig'
import { cannotListen } from '../errors'
import { mayReadMetrics } from './mayReadMetrics'

/** A running server for metrics. */
export type MetricsServer = { readonly url: string; stop(): Promise<void> }

type Settings = Pick<Config, 'GATEWAY_METRICS_HOST' | 'GATEWAY_METRICS_TOKEN'>

/** Serves the metrics, and nothing else, on their own port. @throws cannotListen */
export async function startMetricsServer(
  registry: Registry,
  port: number,
  { GATEWAY_METRICS_HOST: host, GATEWAY_METRICS_TOKEN: token }: Settings,
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
    throw cannotListen({ host, port }, { cause })
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
