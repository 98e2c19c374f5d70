import type { getSupportedChains as contract } from '@latchkey/protocol'
import { jsonReply } from '../http/Reply'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'

/** Lists the configured chains; none is offered over WebSocket. */
export function getSupportedChains({ nodes }: Services): Handler<typeof contract> {
  const http = nodes.chains.map(({ id }) => id)
  const reply = jsonReply({ http, ws: [] }, 200, {
    'cache-control': 'public, max-age=86400, s-maxage=86400',
  })
  return () => reply
}
