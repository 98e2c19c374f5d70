import { getConfig, getHealth } from '@latchkey/protocol'
import { mayReadMetrics } from '@latchkey/relay'
import type { Hono } from 'hono'
import manifest from '../../package.json' with { type: 'json' }
import { createCachedCall } from '../cache/createCachedCall'
import { handle } from '../http/handle'
import { jsonReply, Reply } from '../http/Reply'
import { refusals } from '../http/refusals'
import { errorBody } from '../http/replyToError'
import type { Services } from '../Services'

/** Serves the routes for operators: health, readiness, configuration and metrics. */
export function serveMonitoring(app: Hono, services: Services): void {
  const { config, database, metrics, gate, now } = services
  const readiness = createCachedCall<boolean>({ now, most: 1, lifetimeMs: 1_000 })
  const isUp = () => readiness('database', database.isUp)
  handle(app, services, getHealth, async () => ({ status: 'ok' as const }), { isOpen: true })
  handle(
    app,
    services,
    getConfig,
    async () => ({
      name: config.GATEWAY_NAME,
      version: manifest.version,
      services: {
        directory: true,
        blockchain: config.GATEWAY_CHAINS.length > 0,
        relay: config.GATEWAY_RELAY,
        analytics: config.GATEWAY_ANALYTICS,
      },
      nameZones: config.NAMES_ZONES,
    }),
    { isOpen: true },
  )
  app.get(
    '/ready',
    gate('GET /ready', async () =>
      (await isUp())
        ? jsonReply({ status: 'ok' })
        : jsonReply(errorBody('', 'Database does not respond'), 503),
    ),
  )
  // Metrics tell strangers how busy the gateway is, so they need a token, or a port that strangers don't reach.
  const token = config.GATEWAY_METRICS_TOKEN
  if (token === undefined || config.GATEWAY_METRICS_PORT !== undefined) return
  app.get(
    '/metrics',
    gate('GET /metrics', async ({ req }) => {
      if (!mayReadMetrics(req.header('authorization'), token)) throw refusals.invalidKey()
      const { registry } = metrics
      return new Reply(await registry.metrics(), 200, { 'content-type': registry.contentType })
    }),
  )
}
