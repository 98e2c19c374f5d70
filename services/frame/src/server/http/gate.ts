import { clientAddress, refusals, requestIdOf } from '@latchkey/gateway/server'
import type { Context } from 'hono'
import type { FrameServices } from '../FrameServices'
import { addressRule } from './addressRule'
import { errorResponse } from './errorResponse'

/** The parts of the services that every route needs. */
export type GateServices = Pick<FrameServices, 'settings' | 'limiter' | 'log'>

/** Answers a request. */
export type Answering = (context: Context) => Response | Promise<Response>

/** Wraps every route: limits how often one address asks, and turns errors into answers. */
export function gate({ settings, limiter, log }: GateServices, answering: Answering): Answering {
  const rule = addressRule(settings)
  return async (context) => {
    try {
      const seconds = limiter.take(`rate ${clientAddress(context, rule)}`, settings.FRAME_RATE_LIMIT, 1)
      if (seconds > 0) throw refusals.tooMany({ seconds })
      return await answering(context)
    } catch (error) {
      const response = errorResponse(error)
      if (response) return response
      const id = requestIdOf(context)
      log.error({ id, error: error instanceof Error ? error.stack : String(error) }, 'Request failed')
      // The client learns nothing about the cause; the operator finds it by the request id.
      return new Response('Internal server error', { status: 500, headers: { 'x-request-id': id } })
    }
  }
}
