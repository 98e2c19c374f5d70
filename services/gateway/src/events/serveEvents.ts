import { postEvent as contract } from '@latchkey/protocol'
import type { Hono } from 'hono'
import { handle } from '../http/handle'
import type { Services } from '../Services'
import { postEvent } from './postEvent'
import { serveAnalyticsPage } from './serveAnalyticsPage'

/** The first event carries all options of a site. */
const bodyLimit = 100_000

/** What happens in the modals of sites. */
export function serveEvents(app: Hono, services: Services): void {
  // Who asks is found out by the handler: a wrong origin has a status of its own here.
  handle(app, services, contract, postEvent(services), { bodyLimit, isOpen: true })
  if (services.config.GATEWAY_MODE === 'development') serveAnalyticsPage(app, services)
}
