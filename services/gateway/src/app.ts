import { routeNotFound } from '@latchkey/protocol'
import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { serveAccount } from './account/serveAccount'
import { serveActivity } from './activity/serveActivity'
import { serveDirectory } from './directory/serveDirectory'
import { serveEvents } from './events/serveEvents'
import { answerError } from './http/answerError'
import { crossOrigin } from './http/crossOrigin'
import { errorBody } from './http/errorBody'
import { observe } from './http/observe'
import { withinTime } from './http/withinTime'
import { serveLater } from './network/serveLater'
import { serveNetwork } from './network/serveNetwork'
import { serveOpenApi } from './openapi/serveOpenApi'
import { serveOperation } from './operation/serveOperation'
import { serveRpc } from './rpc/serveRpc'
import type { Services } from './Services'

/** The gateway as a function from request to answer; it opens no port. */
export function createApp(services: Services): Hono {
  const { log, config } = services
  const app = new Hono()
  app.use(requestId({ headerName: 'x-request-id' }))
  app.use(observe(services))
  app.use(crossOrigin)
  app.use(withinTime(config.GATEWAY_REQUEST_LIMIT_MS))
  serveOperation(app, services)
  serveOpenApi(app, services)
  serveDirectory(app, services)
  serveActivity(app, services)
  serveEvents(app, services)
  serveNetwork(app, services)
  serveRpc(app, services)
  serveAccount(app, services)
  serveLater(app)
  app.notFound((context) => {
    const { message } = routeNotFound({ path: context.req.path.slice(0, 200) })
    return context.json(errorBody('', message), 404)
  })
  app.onError((error, context) => {
    const answer = answerError(context, error)
    if (answer) return answer
    log.error({ id: context.get('requestId'), error: error.stack }, 'a request failed')
    // What happened stays on this machine; the id in the header leads to it.
    return context.text('Internal server error', 500)
  })
  return app
}
