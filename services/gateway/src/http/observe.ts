import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Services } from '../Services'

/** Counts and logs every answer by its route: a path holds addresses, which belong in no log. */
export function observe({ log, metrics, now }: Services): MiddlewareHandler {
  return async (context, next) => {
    const began = now()
    metrics.inFlight.inc()
    try {
      await next()
    } finally {
      metrics.inFlight.dec()
      const ms = now() - began
      const found = routePath(context, -1)
      // What no route answers has the path of the middleware.
      const route = found.includes('*') ? 'none' : `${context.req.method} ${found}`
      const status = `${context.res.status}`
      metrics.requests.inc({ route, status })
      metrics.seconds.observe({ route }, ms / 1000)
      log.debug({ id: context.get('requestId'), route, status, ms }, 'answered')
    }
  }
}
