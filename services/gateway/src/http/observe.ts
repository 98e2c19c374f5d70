import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Services } from '../Services'

/** Counts and logs every answer by its route: a path holds addresses, which belong in no log. */
export function observe({ log, metrics, now }: Services): MiddlewareHandler {
  // Looked up once for each route and status, of which there are few: labels are slow to find.
  const counters = new Map<string, { count: () => void; time: (seconds: number) => void }>()
  const counterOf = (route: string, status: string) => {
    const key = `${status} ${route}`
    const known = counters.get(key)
    if (known) return known
    const [requests, seconds] = [
      metrics.requests.labels({ route, status }),
      metrics.seconds.labels({ route }),
    ]
    const made = { count: () => requests.inc(), time: (value: number) => seconds.observe(value) }
    counters.set(key, made)
    return made
  }
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
      const { count, time } = counterOf(route, status)
      count()
      time(ms / 1000)
      log.debug({ id: context.get('requestId'), route, status, ms }, 'answered')
    }
  }
}
