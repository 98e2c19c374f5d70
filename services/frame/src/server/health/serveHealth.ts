import type { Context, Hono } from 'hono'
import type { FrameServices } from '../FrameServices'
import { gate } from '../http/gate'

/** Serves what load balancers ask: whether the process runs, and whether it can work. */
export function serveHealth(app: Hono, services: FrameServices): void {
  const { database } = services
  app.get(
    '/health',
    gate(services, (context: Context) => context.json({ status: 'ok' })),
  )
  app.get(
    '/ready',
    gate(services, async (context: Context) =>
      (await database.isUp())
        ? context.json({ status: 'ok' })
        : context.json({ status: 'database away' }, 503),
    ),
  )
}
