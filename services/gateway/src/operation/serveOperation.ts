import { getConfig, getHealth } from '@latchkey/protocol'
import type { Hono } from 'hono'
import manifest from '../../package.json' with { type: 'json' }
import { handle } from '../http/handle'
import type { Services } from '../Services'

/** What the operator's tools ask: is it up, is it ready, what does it offer, how is it doing. */
export function serveOperation(app: Hono, services: Services): void {
  const { config, database, metrics } = services
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
        relay: false,
        analytics: config.GATEWAY_ANALYTICS,
      },
    }),
    { isOpen: true },
  )
  app.get('/ready', async (context) =>
    (await database.isUp())
      ? context.json({ status: 'ok' })
      : context.json(
          { status: 'FAILED', reasons: [{ field: '', description: 'The database does not answer' }] },
          503,
        ),
  )
  app.get('/metrics', async (context) => {
    context.header('content-type', metrics.registry.contentType)
    return context.body(await metrics.registry.metrics())
  })
}
