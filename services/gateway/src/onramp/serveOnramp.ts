import {
  getOnrampOptions as options,
  postOnrampOrder as order,
  getOnrampProviders as providers,
  postOnrampQuote as quote,
  postOnrampQuotes as quotes,
  postOnrampSession as session,
  postOnrampUrl as url,
  postOnrampWebhook as webhook,
} from '@latchkey/protocol'
import type { Hono } from 'hono'
import { handle } from '../http/handle'
import type { Services } from '../Services'
import { getOnrampOptions } from './getOnrampOptions'
import { getOnrampProviders } from './getOnrampProviders'
import { serveReturn } from './pages/serveReturn'
import { postOnrampOrder } from './postOnrampOrder'
import { postOnrampQuote } from './postOnrampQuote'
import { postOnrampQuotes } from './postOnrampQuotes'
import { postOnrampSession } from './postOnrampSession'
import { postOnrampUrl } from './postOnrampUrl'
import { postOnrampWebhook } from './postOnrampWebhook'
import { serveStandIn } from './stand-in/serveStandIn'

const smallBody = 20_000

/** Serves purchases of crypto. */
export function serveOnramp(app: Hono, services: Services): void {
  handle(app, services, providers, getOnrampProviders(services))
  handle(app, services, quotes, postOnrampQuotes(services), { bodyLimit: smallBody })
  handle(app, services, session, postOnrampSession(services), { bodyLimit: smallBody })
  handle(app, services, order, postOnrampOrder(services), { bodyLimit: smallBody })
  handle(app, services, options, getOnrampOptions(services))
  handle(app, services, quote, postOnrampQuote(services), { bodyLimit: 100_000 })
  handle(app, services, url, postOnrampUrl(services), { bodyLimit: smallBody })
  handle(app, services, webhook, postOnrampWebhook(services), { isOpen: true, bodyLimit: 100_000 })
  serveReturn(app, services)
  if (services.onramp.standIn) serveStandIn(app, services, services.onramp.standIn)
}
