import { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { clientKey } from '@latchkey/relay'
import type { Context } from 'hono'
import type { Config } from '../config/readConfig'

/** Returns Node's own request, or nothing for a request without a connection, as in tests. */
export function incomingOf({ env }: Context): IncomingMessage | undefined {
  const incoming: unknown = env?.incoming
  return incoming instanceof IncomingMessage ? incoming : undefined
}

/** Connections without proxies: their client never changes, and reading an address takes a while. */
const known = new WeakMap<Socket, string>()

/** Returns the address of the client, as limits count it: the rule is that of the relay. */
export function clientAddress(
  context: Context,
  config: Pick<Config, 'GATEWAY_PROXIES' | 'GATEWAY_IPV6_PREFIX'>,
): string {
  const { GATEWAY_PROXIES: proxies, GATEWAY_IPV6_PREFIX: ipv6Prefix } = config
  const socket = incomingOf(context)?.socket
  const remoteAddress = socket?.remoteAddress
  if (proxies > 0)
    return clientKey(
      { forwardedFor: context.req.header('x-forwarded-for'), remoteAddress },
      { proxies, ipv6Prefix },
    )
  const found = socket && known.get(socket)
  if (found !== undefined) return found
  const key = clientKey({ forwardedFor: undefined, remoteAddress }, { proxies, ipv6Prefix })
  if (socket) known.set(socket, key)
  return key
}
