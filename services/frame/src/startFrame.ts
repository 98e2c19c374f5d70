import { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { type Environment, listen } from '@latchkey/gateway/server'
import { boundBodies } from '@latchkey/relay'
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

/** Starts the frame and resolves when it listens. @throws invalidSetting, settingsMissing, pagesMissing, databaseMissing, databaseDown, cannotListen */
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
  const listening = await listen(server, {
    host: settings.FRAME_HOST,
    port: settings.FRAME_PORT,
    drainMs,
    metrics: {
      registry: services.metrics.registry,
      host: settings.FRAME_METRICS_HOST,
      port: settings.FRAME_METRICS_PORT,
      token: settings.FRAME_METRICS_TOKEN,
    },
  }).catch(async (error: unknown) => {
    await closeServices()
    throw error
  })
  const stop = async () => {
    await listening.stop()
    await closeServices()
  }
  return { url: listening.url, metricsUrl: listening.metricsUrl, stop }
}
