import { IncomingMessage } from 'node:http'
import type { Context } from 'hono'

/** Returns Node's own request, or nothing for a request without a connection, as in tests. */
export function incomingOf({ env }: Context): IncomingMessage | undefined {
  const incoming: unknown = env?.incoming
  return incoming instanceof IncomingMessage ? incoming : undefined
}
