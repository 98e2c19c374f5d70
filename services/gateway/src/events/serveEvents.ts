import { postEvent as contract } from '@latchkey/protocol'
import type { Hono } from 'hono'
import { handle } from '../http/handle'
import type { Services } from '../Services'
import { postEvent } from './postEvent'
import { serveAnalyticsPage } from './serveAnalyticsPage'

/** The first event carries all options of a site. */
const bodyLimit = 100_000

/** Serves the events of sites. */
export function serveEvents(app: Hono, services: Services): void {
  // The handler authorizes: a foreign origin has another status here.
  handle(app, services, contract, postEvent(services), { bodyLimit, isOpen: true })
  if (services.config.GATEWAY_MODE === 'development') serveAnalyticsPage(app, services)
}
