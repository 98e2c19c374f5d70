import type { getSupportedChains as contract } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'

/** The chains of the configuration; none is offered by WebSocket. */
export function getSupportedChains({ nodes }: Services): Handler<typeof contract> {
  const http = nodes.chains.map(({ id }) => id)
  return async ({ context }) => {
    context.header('cache-control', 'public, max-age=86400, s-maxage=86400')
    return { http, ws: [] }
  }
}
