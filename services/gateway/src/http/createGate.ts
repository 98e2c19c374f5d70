import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { Config } from '../config/readConfig'
import type { Limiter } from '../limits/createLimiter'
import type { Metrics } from '../monitoring/createMetrics'
import { clientAddress, incomingOf } from './clientAddress'
import type { BodyBudget } from './createBodyBudget'
import { createDeadline } from './createDeadline'
import { holdAnswer } from './holdAnswer'
import { Reply } from './Reply'
import { refusals } from './refusals'
import { replyToError } from './replyToError'
import { requestIdOf } from './requestIdOf'

/** Answers the requests of a route; returns a promise only where it has to wait. */
export type Answering = (context: Context) => Reply | Promise<Reply>

/** What a gate needs. */
export type GateParts = {
  readonly config: Pick<
    Config,
    'GATEWAY_REQUEST_LIMIT_MS' | 'GATEWAY_RATE_LIMIT' | 'GATEWAY_PROXIES' | 'GATEWAY_IPV6_PREFIX'
  >
  readonly limiter: Limiter
  /** Bounds the answers in memory. */
  readonly answers: BodyBudget
  readonly log: Logger
  readonly metrics: Metrics
  readonly now: () => number
}

/** Turns the function that answers a route into a handler. */
export type Gate = (route: string, answering: Answering) => (context: Context) => Response | Promise<Response>

/** Answers up to this length, which are mostly cached and shared, cost more to count than to keep. */
const smallAnswer = 100_000

/**
 * Wraps every route. Limits requests by address and the time for an answer, and counts and logs by route, because paths
 * contain addresses. Every origin may read the answers: access depends on the project, not on CORS. A chain of
 * middleware would take longer than a cached answer.
 */
export function createGate({ config, limiter, answers, log, metrics, now }: GateParts): Gate {
  const inTime = createDeadline(config.GATEWAY_REQUEST_LIMIT_MS, now)
  const isLogged = log.isLevelEnabled('debug')
  const limit = (context: Context) => {
    const seconds = limiter.take(`rate ${clientAddress(context, config)}`, config.GATEWAY_RATE_LIMIT, 1)
    if (seconds > 0) throw refusals.tooMany({ seconds })
  }
  return (route, answering) => {
    const tally = metrics.requests.of(route)
    const end = (answered: Reply, id: string, began: number, context: Context): Response => {
      const reply = (answered.body?.length ?? 0) > smallAnswer ? held(answered, id, context) : answered
      const ms = now() - began
      tally.end(reply.status, ms / 1000)
      if (isLogged) log.debug({ id, route, status: reply.status, ms: Math.round(ms) }, 'answered')
      return toResponse(reply, id)
    }
    const refuse = (error: unknown, id: string): Reply => {
      const reply = replyToError(error)
      if (reply) return reply
      log.error({ id, error: error instanceof Error ? error.stack : String(error) }, 'Request failed')
      // The client learns nothing about the cause; the operator finds it by the request id.
      return new Reply('Internal server error', 500, { 'content-type': 'text/plain; charset=UTF-8' })
    }
    const held = (reply: Reply, id: string, context: Context): Reply => {
      try {
        holdAnswer(answers, clientAddress(context, config), reply.body?.length ?? 0, context)
        return reply
      } catch (error) {
        return refuse(error, id)
      }
    }
    return (context) => {
      const began = now()
      const id = requestIdOf(context)
      tally.begin()
      try {
        limit(context)
        const reply = answering(context)
        if (reply instanceof Reply) return end(reply, id, began, context)
        return inTime(
          reply,
          (value) => end(value, id, began, context),
          (error: unknown) => end(refuse(whoIsLate(error, context), id), id, began, context),
        )
      } catch (error) {
        return end(refuse(error, id), id, began, context)
      }
    }
  }
}

/** If the request has not fully arrived, the client is late, not the source. */
function whoIsLate(error: unknown, context: Context): unknown {
  const isWaiting = refusals.sourceDown.is(error) && incomingOf(context)?.complete === false
  return isWaiting ? refusals.tooSlow({}, { cause: error }) : error
}

function toResponse({ body, status, headers }: Reply, id: string): Response {
  const all: Record<string, string> = {
    'access-control-allow-origin': '*',
    'x-request-id': id,
  }
  // Otherwise pages of other origins can't read it.
  if (headers['retry-after'] !== undefined) all['access-control-expose-headers'] = 'retry-after'
  // Spreading would create a slow object, at a third of the cost of a quick answer.
  for (const name in headers) all[name] = headers[name] ?? ''
  return new Response(body, { status, headers: all })
}
