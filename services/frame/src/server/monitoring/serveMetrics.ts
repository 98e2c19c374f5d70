import { refusals } from '@latchkey/gateway/server'
import { mayReadMetrics } from '@latchkey/relay'
import type { Context, Hono } from 'hono'
import type { FrameServices } from '../FrameServices'
import { gate } from '../http/gate'

/** Serves the metrics to those with the token. Without a token, or if they have their own port, nobody gets them here. */
export function serveMetrics(app: Hono, services: FrameServices): void {
  const { settings, metrics } = services
  const token = settings.FRAME_METRICS_TOKEN
  if (token === undefined || settings.FRAME_METRICS_PORT !== undefined) return
  app.get(
    '/metrics',
    gate(services, async ({ req }: Context) => {
      if (!mayReadMetrics(req.header('authorization'), token)) throw refusals.invalidKey()
      const { registry } = metrics
      return new Response(await registry.metrics(), { headers: { 'content-type': registry.contentType } })
    }),
  )
}
