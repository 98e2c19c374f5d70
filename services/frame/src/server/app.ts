import { routeNotFound } from '@latchkey/protocol'
import { Hono } from 'hono'
import type { FrameServices } from './FrameServices'
import { gate } from './http/gate'
import { routesOf } from './routes'

/** Creates the frame's server as a function from request to response; it opens no port. */
export function createFrameApp(services: FrameServices): Hono {
  const app = new Hono()
  for (const serve of routesOf(services.settings.FRAME_ROLE)) serve(app, services)
  app.notFound(
    gate(services, ({ req }) => {
      throw routeNotFound({ path: req.path.slice(0, 200) })
    }),
  )
  return app
}
