import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { Config } from '../config/readConfig'
import type { Metrics } from '../monitoring/createMetrics'
import { createDeadline } from './createDeadline'
import { incomingOf } from './incomingOf'
import { Reply } from './Reply'
import { refusals } from './refusals'
import { replyToError } from './replyToError'
import { requestIdOf } from './requestIdOf'

/** What answers the requests of a route; at once where it can. */
export type Answering = (context: Context) => Reply | Promise<Reply>

/** What a gate works with. */
export type GateParts = {
  readonly config: Pick<Config, 'GATEWAY_REQUEST_LIMIT_MS'>
  readonly log: Logger
  readonly metrics: Metrics
  readonly now: () => number
}

/** Makes a handler of what answers a route. */
export type Gate = (route: string, answering: Answering) => (context: Context) => Response | Promise<Response>

/**
 * What all requests pass: they are answered in time, counted and logged by their route (a path holds addresses, which
 * belong in no log), and any site may read the answer, because who is served is decided by project, not by the browser.
 * Not a chain of middleware: that alone takes longer than an answer that is kept ready.
 */
export function createGate({ config, log, metrics, now }: GateParts): Gate {
  const inTime = createDeadline(config.GATEWAY_REQUEST_LIMIT_MS, now)
  const isLogged = log.isLevelEnabled('debug')
  return (route, answering) => {
    const tally = metrics.requests.of(route)
    const end = (reply: Reply, id: string, began: number): Response => {
      const ms = now() - began
      tally.end(reply.status, ms / 1000)
      if (isLogged) log.debug({ id, route, status: reply.status, ms }, 'answered')
      return toResponse(reply, id)
    }
    const refuse = (error: unknown, id: string): Reply => {
      const reply = replyToError(error)
      if (reply) return reply
      log.error({ id, error: error instanceof Error ? error.stack : String(error) }, 'a request failed')
      // What happened stays on this machine; the id in the header leads to it.
      return new Reply('Internal server error', 500, { 'content-type': 'text/plain; charset=UTF-8' })
    }
    return (context) => {
      const began = now()
      const id = requestIdOf(context)
      tally.begin()
      try {
        const reply = answering(context)
        if (reply instanceof Reply) return end(reply, id, began)
        return inTime(reply).then(
          (value) => end(value, id, began),
          (error: unknown) => end(refuse(whoIsLate(error, context), id), id, began),
        )
      } catch (error) {
        return end(refuse(error, id), id, began)
      }
    }
  }
}

/** Where not all of the request has come, it is nobody else who is late. */
function whoIsLate(error: unknown, context: Context): unknown {
  const isWaiting = refusals.sourceDown.is(error) && incomingOf(context)?.complete === false
  return isWaiting ? refusals.tooSlow({}, { cause: error }) : error
}

function toResponse({ body, status, headers }: Reply, id: string): Response {
  const all: Record<string, string> = {
    'access-control-allow-origin': '*',
    // A page of another origin would not see when to come back.
    'access-control-expose-headers': 'retry-after',
    'x-request-id': id,
  }
  // Not by spreading, which gives an object that is slow to read: a third of a quick answer's time.
  for (const name in headers) all[name] = headers[name] ?? ''
  return new Response(body, { status, headers: all })
}
