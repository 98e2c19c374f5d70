import type { Context } from 'hono'
import type { Config } from '../../config/readConfig'
import { incomingOf } from '../../http/clientAddress'

/**
 * Returns the visitor's network address, as vendors want to know it for their own checks. Behind proxies it is what the
 * outermost one of the operator wrote: the connection is only the last proxy's.
 */
export function visitorAddress(
  context: Context,
  { GATEWAY_PROXIES: proxies }: Pick<Config, 'GATEWAY_PROXIES'>,
): string | undefined {
  if (proxies === 0) return incomingOf(context)?.socket.remoteAddress
  return context.req.header('x-forwarded-for')?.split(',').at(-proxies)?.trim()
}
