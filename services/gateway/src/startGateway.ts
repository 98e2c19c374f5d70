import { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { boundBodies } from '@latchkey/relay'
import { createApp } from './app'
import { readConfig } from './config/readConfig'
import type { Environment } from './config/readSettings'
import { listen } from './http/listen'
import { openServices } from './openServices'
import { embedRelay } from './relay/embedRelay'
import { routeUpgrades } from './relay/routeUpgrades'

/** A running gateway. */
export type Gateway = {
  readonly url: string
  /** Where the metrics are, if they have their own port. */
  readonly metricsUrl: string | undefined
  /** Stops accepting requests, finishes those in flight, and closes the database. */
  readonly stop: () => Promise<void>
}

/** Options besides the environment. */
export type GatewayOptions = { readonly port?: number; readonly env?: Environment }

/** How long nothing may move on a connection, after the time for the answer. */
const idleMs = 30_000
/** How long requests in flight may take to finish. */
const drainMs = 10_000

/**
 * Starts the gateway and resolves when it listens.
 * @throws invalidSetting, databaseMissing, databaseDown, signalsDown, cannotListen
 */
export async function startGateway(options: GatewayOptions = {}): Promise<Gateway> {
  const { port, env = process.env } = options
  const config = readConfig(port === undefined ? env : { ...env, GATEWAY_PORT: String(port) })
  const { services, stop: closeDatabase } = await openServices(config)
  const relay = config.GATEWAY_RELAY
    ? await embedRelay(services).catch(async (error: unknown) => {
        await closeDatabase()
        throw error
      })
    : undefined
  const closeServices = async () => {
    await relay?.stop()
    await closeDatabase()
  }
  // A second after the gateway itself answers 408 to a slow sender.
  const requestTimeout = config.GATEWAY_REQUEST_LIMIT_MS + 1_000
  const headersTimeout = Math.min(10_000, requestTimeout)
  const serverOptions = {
    requestTimeout,
    headersTimeout,
    connectionsCheckingInterval: 1_000,
    // What a body may bring before its project is known. Each part takes hundreds of bytes, however small it is.
    highWaterMark: 2_048,
  }
  // The adaptor would read up to 64 MB of a rejected body; `boundBodies` decides about that.
  const adaptor = { fetch: createApp(services).fetch, serverOptions, autoCleanupIncoming: false }
  const server = createAdaptorServer(adaptor)
  if (server instanceof Server) {
    // A client that asks and never reads would keep its answers in memory. Sockets of the relay have their own rules.
    server.setTimeout(requestTimeout + idleMs)
    boundBodies(server)
    if (relay) routeUpgrades(server, relay)
  }
  const listening = await listen(server, {
    host: config.GATEWAY_HOST,
    port: config.GATEWAY_PORT,
    drainMs,
    metrics: {
      registry: services.metrics.registry,
      host: config.GATEWAY_METRICS_HOST,
      port: config.GATEWAY_METRICS_PORT,
      token: config.GATEWAY_METRICS_TOKEN,
    },
  }).catch(async (error: unknown) => {
    await closeServices()
    throw error
  })
  const stop = async () => {
    // Web sockets stay open until somebody closes them.
    await listening.stop(() => relay?.stop())
    await closeDatabase()
  }
  return { url: listening.url, metricsUrl: listening.metricsUrl, stop }
}
