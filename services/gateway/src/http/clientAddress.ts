import { IncomingMessage } from 'node:http'
import { clientKey } from '@latchkey/relay'
import type { Context } from 'hono'
import type { Config } from '../config/readConfig'

/** Returns Node's own request, or nothing for a request without a connection, as in tests. */
export function incomingOf({ env }: Context): IncomingMessage | undefined {
  const incoming: unknown = env?.incoming
  return incoming instanceof IncomingMessage ? incoming : undefined
}

/** Returns the address of the client, as limits count it: the rule is that of the relay. */
export function clientAddress(
  context: Context,
  config: Pick<Config, 'GATEWAY_PROXIES' | 'GATEWAY_IPV6_PREFIX'>,
): string {
  const told = {
    forwardedFor: config.GATEWAY_PROXIES > 0 ? context.req.header('x-forwarded-for') : undefined,
    remoteAddress: incomingOf(context)?.socket.remoteAddress,
  }
  return clientKey(told, { proxies: config.GATEWAY_PROXIES, ipv6Prefix: config.GATEWAY_IPV6_PREFIX })
}
