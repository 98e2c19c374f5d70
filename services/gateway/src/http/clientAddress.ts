import { IncomingMessage } from 'node:http'
import type { Context } from 'hono'

/** Returns Node's own request, or nothing for a request without a connection, as in tests. */
export function incomingOf({ env }: Context): IncomingMessage | undefined {
  const incoming: unknown = env?.incoming
  return incoming instanceof IncomingMessage ? incoming : undefined
}

/**
 * Returns the address of the client. Each proxy appends the address that called it, so only as many entries as there
 * are proxies can be trusted; the caller could have written the rest.
 */
export function clientAddress(context: Context, proxies: number): string {
  const told =
    proxies > 0 ? context.req.header('x-forwarded-for')?.split(',').at(-proxies)?.trim() : undefined
  return told ? told.slice(0, 64) : (incomingOf(context)?.socket.remoteAddress ?? 'unknown')
}
