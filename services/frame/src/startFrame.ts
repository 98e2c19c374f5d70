import { once } from 'node:events'
import { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { cannotListen, type Environment } from '@latchkey/gateway/server'
import { boundBodies, startMetricsServer } from '@latchkey/relay'
import { createFrameApp } from './server/app'
import { readFrameSettings } from './server/config/readFrameSettings'
import { type FrameParts, openFrameServices } from './server/openFrameServices'

/** A running frame. */
export type Frame = {
  readonly url: string
  /** Where the metrics are, if they have their own port. */
  readonly metricsUrl: string | undefined
  /** Stops accepting requests, finishes those in flight, and closes the database. */
  readonly stop: () => Promise<void>
}

/** Options besides the environment. */
export type FrameOptions = {
  readonly port?: number
  readonly env?: Environment
  /** Parts of a test's own. */
  readonly parts?: FrameParts
}

const requestMs = 30_000
/** How long requests in flight may take to finish. */
const drainMs = 5_000

/** Starts the frame and resolves when it listens. @throws invalidSetting, databaseMissing, databaseDown, cannotListen */
export async function startFrame({ port, env = process.env, parts }: FrameOptions = {}): Promise<Frame> {
  const settings = readFrameSettings(port === undefined ? env : { ...env, FRAME_PORT: String(port) })
  const { services, stop: closeServices } = await openFrameServices(settings, parts)
  const server = createAdaptorServer({
    fetch: createFrameApp(services).fetch,
    serverOptions: { requestTimeout: requestMs, headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    // The adaptor would read up to 64 MB of a rejected body; `boundBodies` decides about that.
    autoCleanupIncoming: false,
  })
  if (server instanceof Server) {
    server.setTimeout(2 * requestMs)
    boundBodies(server)
  }
  const { FRAME_HOST: host, FRAME_PORT: asked } = settings
  try {
    server.listen(asked, host)
    await once(server, 'listening')
  } catch (cause) {
    await closeServices()
    throw cannotListen({ host, port: asked }, { cause })
  }
  const { port: taken } = server.address() as AddressInfo
  const {
    FRAME_METRICS_PORT: metricsPort,
    FRAME_METRICS_HOST: metricsHost,
    FRAME_METRICS_TOKEN: token,
  } = settings
  const metrics =
    metricsPort === undefined
      ? undefined
      : await startMetricsServer(services.metrics.registry, {
          host: metricsHost,
          port: metricsPort,
          token,
        }).catch(async (cause: unknown) => {
          server.close()
          await closeServices()
          throw cannotListen({ host: metricsHost, port: metricsPort }, { cause })
        })
  const stop = async () => {
    const closed = once(server, 'close')
    server.close()
    // Browsers keep connections open; without this, closing would wait for them.
    if ('closeIdleConnections' in server) server.closeIdleConnections()
    const timer = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), drainMs)
    await closed
    clearTimeout(timer)
    await metrics?.stop()
    await closeServices()
  }
  const url = `http://${host === '127.0.0.1' ? 'localhost' : host}:${taken}`
  return { url, metricsUrl: metrics?.url, stop }
}
