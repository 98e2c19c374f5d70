import { routeNotFound } from '@latchkey/protocol'
import { Hono } from 'hono'
import { serveAccount } from './account/serveAccount'
import { serveActivity } from './activity/serveActivity'
import { serveBitcoin } from './bitcoin/serveBitcoin'
import { serveBundler } from './bundler/serveBundler'
import { serveDirectory } from './directory/serveDirectory'
import { serveEvents } from './events/serveEvents'
import { serveExplain } from './explain/serveExplain'
import { preflight } from './http/preflight'
import { serveMonitoring } from './monitoring/serveMonitoring'
import { serveNames } from './name/serveNames'
import { serveNetwork } from './network/serveNetwork'
import { serveNotImplemented } from './network/serveNotImplemented'
import { serveOnramp } from './onramp/serveOnramp'
import { serveOpenApi } from './openapi/serveOpenApi'
import { serveRelay } from './relay/serveRelay'
import { serveRpc } from './rpc/serveRpc'
import type { Services } from './Services'
import { allowCookies } from './sign-in/allowCookies'
import { serveSignIn } from './sign-in/serveSignIn'
import { serveSmartSessions } from './smart-sessions/serveSmartSessions'
import { serveSwap } from './swap/serveSwap'

/** Creates the gateway as a function from request to response; it opens no port. */
export function createApp(services: Services): Hono {
  const app = new Hono()
  // Must come before the routes, and before the answer to preflights.
  app.use('/auth/v1/*', allowCookies(services))
  app.options('*', preflight)
  serveMonitoring(app, services)
  serveOpenApi(app, services)
  serveDirectory(app, services)
  serveActivity(app, services)
  serveEvents(app, services)
  serveNetwork(app, services)
  serveRpc(app, services)
  serveBitcoin(app, services)
  serveAccount(app, services)
  serveNames(app, services)
  serveExplain(app, services)
  serveSwap(app, services)
  serveOnramp(app, services)
  serveSignIn(app, services)
  serveSmartSessions(app, services)
  serveBundler(app, services)
  serveRelay(app, services)
  serveNotImplemented(app, services)
  app.notFound(
    services.gate('none', (context) => {
      throw routeNotFound({ path: context.req.path.slice(0, 200) })
    }),
  )
  return app
}
