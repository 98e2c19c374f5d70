import { clientAddress, type RouteTally, refusals, requestIdOf } from '@latchkey/gateway/server'
import { isLatchkeyError } from '@latchkey/protocol'
import type { Context } from 'hono'
import { routePath } from 'hono/route'
import type { FrameServices } from '../FrameServices'
import { addressRule } from './addressRule'
import { errorResponse } from './errorResponse'

/** The parts of the services that every route needs. */
export type GateServices = Pick<FrameServices, 'settings' | 'limiter' | 'log' | 'metrics'>

/** Answers a request. */
export type Answering = (context: Context) => Response | Promise<Response>

/**
 * Wraps every route: limits how often one address asks, turns errors into answers, and counts and logs by route, because
 * paths contain ids.
 */
export function gate({ settings, limiter, log, metrics }: GateServices, answering: Answering): Answering {
  const rule = addressRule(settings)
  const tallies = new Map<string, RouteTally>()
  const tallyOf = (route: string) => {
    const tally = tallies.get(route) ?? metrics.requests.of(route)
    tallies.set(route, tally)
    return tally
  }
  const answer = async (context: Context, id: string): Promise<Response> => {
    try {
      const seconds = limiter.take(`rate ${clientAddress(context, rule)}`, settings.FRAME_RATE_LIMIT, 1)
      if (seconds > 0) throw refusals.tooMany({ seconds })
      return await answering(context)
    } catch (error) {
      const response = errorResponse(error)
      if (response && isLatchkeyError(error)) metrics.refusals.inc({ reason: error.code })
      if (response) return response
      log.error({ id, error: error instanceof Error ? error.stack : String(error) }, 'Request failed')
      // The client learns nothing about the cause; the operator finds it by the request id.
      return new Response('Internal server error', { status: 500 })
    }
  }
  return async (context) => {
    const began = performance.now()
    const id = requestIdOf(context)
    const route = routeOf(context)
    const tally = tallyOf(route)
    tally.begin()
    const response = await answer(context, id)
    const ms = performance.now() - began
    tally.end(response.status, ms / 1000)
    log.debug({ id, route, status: response.status, ms: Math.round(ms) }, 'answered')
    response.headers.set('x-request-id', id)
    return response
  }
}

/** The route as it was registered. Whatever strangers ask for shares one. */
function routeOf(context: Context): string {
  const path = routePath(context)
  return path === '' ? 'other' : `${context.req.method} ${path}`
}
