import { getConfig, getHealth } from '@latchkey/protocol'
import type { Hono } from 'hono'
import manifest from '../../package.json' with { type: 'json' }
import { handle } from '../http/handle'
import { jsonReply, Reply } from '../http/Reply'
import { errorBody } from '../http/replyToError'
import type { Services } from '../Services'

/** Serves the routes for operators: health, readiness, configuration and metrics. */
export function serveMonitoring(app: Hono, services: Services): void {
  const { config, database, metrics, gate } = services
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
    }),
    { isOpen: true },
  )
  app.get(
    '/ready',
    gate('GET /ready', async () =>
      (await database.isUp())
        ? jsonReply({ status: 'ok' })
        : jsonReply(errorBody('', 'Database does not respond'), 503),
    ),
  )
  app.get(
    '/metrics',
    gate(
      'GET /metrics',
      async () =>
        new Reply(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType }),
    ),
  )
}
