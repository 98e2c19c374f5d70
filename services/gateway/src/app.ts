import {
  getConfig as getConfigContract,
  getHealth as getHealthContract,
  routeNotFound,
} from '@latchkey/protocol'
import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import type { Config } from './config'
import { crossOrigin } from './http/crossOrigin'
import { errorBody } from './http/errorBody'
import { getConfig } from './http/getConfig'
import { getHealth } from './http/getHealth'
import { handle } from './http/handle'

/** What the app tells the operator about a request that failed through no fault of the caller. */
export type Report = (requestId: string, error: unknown) => void

/** The gateway as a function from request to answer; it opens no port. */
export function createApp(config: Config, report: Report): Hono {
  const app = new Hono()
  app.use(requestId({ headerName: 'x-request-id' }))
  app.use(crossOrigin)
  handle(app, getHealthContract, getHealth)
  handle(app, getConfigContract, () => getConfig(config))
  app.notFound((context) => {
    const { message } = routeNotFound({ path: context.req.path.slice(0, 200) })
    return context.json(errorBody('', message), 404)
  })
  app.onError((error, context) => {
    report(context.get('requestId'), error)
    // What happened stays on this machine; the id in the header leads to it.
    return context.text('Internal server error', 500)
  })
  return app
}
