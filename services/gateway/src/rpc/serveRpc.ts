import { postRpc as contract } from '@latchkey/protocol'
import type { Hono } from 'hono'
import { handle } from '../http/handle'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'
import { postRpc } from './postRpc'

/** Serves JSON-RPC at `/v1`; some clients add a trailing slash. */
export function serveRpc(app: Hono, services: Services): void {
  const handler = postRpc(services)
  const options = { bodyLimit: services.config.GATEWAY_RPC_BODY_LIMIT, keepsQueries: true }
  for (const path of ['/v1', '/v1/'] as const) {
    handle(app, services, { ...contract, path }, handler, options)
    serveNoSocket(app, services, path)
  }
  serveNoSocket(app, services, '/ws')
}

function serveNoSocket(app: Hono, { gate }: Services, path: string): void {
  app.get(
    path,
    gate(`GET ${path}`, () => {
      throw refusals.needsUpgrade()
    }),
  )
}
