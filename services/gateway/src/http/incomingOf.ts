import { IncomingMessage } from 'node:http'
import type { Context } from 'hono'

/** Node's own request; none where a request came without a connection: from a test, or from inside of the process. */
export function incomingOf({ env }: Context): IncomingMessage | undefined {
  const incoming: unknown = env?.incoming
  return incoming instanceof IncomingMessage ? incoming : undefined
}
