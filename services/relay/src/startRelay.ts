import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isLatchkeyError } from '@latchkey/protocol'
import pino from 'pino'
import { Registry } from 'prom-client'
import { readSettings } from './config/readSettings'
import { relayCannotListen, relayDatabaseDown } from './errors'
import { boundBodies } from './http/boundBodies'
import { collectProcessMetrics } from './monitoring/collectProcessMetrics'
import { mayReadMetrics } from './monitoring/mayReadMetrics'
import { openLogOutput } from './monitoring/openLogOutput'
import { startMetricsServer } from './monitoring/startMetricsServer'
import { type OpenedRelay, openRelay } from './openRelay'
import { migrateRelay } from './store/migrateRelay'

/** A standalone relay. */
export type RunningRelay = {
  readonly url: string
  /** Where the metrics are, if they have their own port. */
  readonly metricsUrl: string | undefined
  readonly stop: () => Promise<void>
}

/** Starts a standalone relay. @throws invalidRelaySetting, relayDatabaseDown, relayCannotListen, signalsDown */
export async function startRelay(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<RunningRelay> {
  const config = readSettings(env)
  const { RELAY_HOST: host, RELAY_PORT: port, RELAY_PROJECTS: projects, DATABASE_URL: databaseUrl } = config
  const registry = new Registry()
  collectProcessMetrics(registry)
  await migrateRelay(databaseUrl).catch((cause: unknown) => {
    if (isLatchkeyError(cause)) throw cause
    throw relayDatabaseDown({ reason: cause instanceof Error ? cause.message : String(cause) }, { cause })
  })
  const relay = await openRelay({
    databaseUrl,
    config,
    proxies: config.RELAY_PROXIES,
    ipv6Prefix: config.RELAY_IPV6_PREFIX,
    registry,
    log: pino({ level: config.RELAY_LOG, base: null }, openLogOutput()),
    authorize: async ({ projectId }) => {
      if (projects.length === 0) return undefined
      if (!projectId) return 'ProjectIdNotSpecified'
      return projects.includes(projectId) ? undefined : 'ProjectNotFound'
    },
  })
  const {
    RELAY_METRICS_PORT: metricsPort,
    RELAY_METRICS_HOST: metricsHost,
    RELAY_METRICS_TOKEN: token,
  } = config
  // Metrics tell strangers how busy the relay is, so they need a token, or a port that strangers don't reach.
  const publicToken = metricsPort === undefined ? token : undefined
  const server = createServer((request, response) =>
    answer(request, response, { registry, relay, token: publicToken }),
  )
  boundBodies(server)
  server.on('upgrade', relay.upgrade)
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (cause) {
    await relay.stop()
    throw relayCannotListen({ host, port }, { cause })
  }
  const { port: taken } = server.address() as AddressInfo
  const metrics =
    metricsPort === undefined
      ? undefined
      : await startMetricsServer(registry, { host: metricsHost, port: metricsPort, token }).catch(
          async (error: unknown) => {
            server.close()
            await relay.stop()
            throw error
          },
        )
  const stop = async () => {
    const closed = once(server, 'close')
    server.close()
    await relay.stop()
    server.closeAllConnections()
    await closed
    await metrics?.stop()
  }
  const url = `ws://${host === '127.0.0.1' ? 'localhost' : host}:${taken}`
  return { url, metricsUrl: metrics?.url, stop }
}

/** What the operator's tools are told from. */
type Answering = {
  readonly registry: Registry
  readonly relay: OpenedRelay
  /** Who may read the metrics here; nobody without it. */
  readonly token: string | undefined
}

/** Answers the operator's tools. */
function answer(
  { url, headers }: IncomingMessage,
  response: ServerResponse,
  { registry, relay, token }: Answering,
): void {
  const end = (status: number, type: string, body: string) =>
    response.writeHead(status, { 'content-type': type }).end(body)
  if (url === '/health') end(200, 'application/json', '{"status":"ok"}')
  else if (url === '/ready')
    relay
      .isUp()
      .then((isUp) =>
        isUp
          ? end(200, 'application/json', '{"status":"ok"}')
          : end(503, 'text/plain', 'Database does not respond'),
      )
  else if (url === '/metrics' && token !== undefined && !mayReadMetrics(headers.authorization, token))
    end(401, 'text/plain', 'Unauthorized: invalid key')
  else if (url === '/metrics' && token !== undefined)
    registry.metrics().then(
      (text) => end(200, registry.contentType, text),
      () => end(500, 'text/plain', 'Could not collect metrics'),
    )
  else end(426, 'text/plain', 'This address only accepts WebSocket connections')
}
