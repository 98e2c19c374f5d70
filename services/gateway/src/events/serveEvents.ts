import { postEvent as contract } from '@latchkey/protocol'
import type { Hono } from 'hono'
import { handle } from '../http/handle'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'
import { postEvent } from './postEvent'
import { serveAnalyticsPage } from './serveAnalyticsPage'

/** The first event carries all options of a site. */
const bodyLimit = 100_000

/** A foreign origin has another status here. */
function toEventsError(cause: unknown): unknown {
  return refusals.originNotAllowed.is(cause) ? refusals.eventsForbidden({}, { cause }) : cause
}

/** Serves the events of sites. */
export function serveEvents(app: Hono, services: Services): void {
  handle(app, services, contract, postEvent(services), { bodyLimit, rename: toEventsError })
  if (services.config.GATEWAY_MODE === 'development') serveAnalyticsPage(app, services)
}
