import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * From where a request comes. Each proxy adds the address it was called from to the end of the list; only as many as
 * there are proxies are believed, because the rest was written by whoever called.
 */
export function clientAddress(context: Context, proxies: number): string {
  const listed =
    context.req
      .header('x-forwarded-for')
      ?.split(',')
      .map((text) => text.trim()) ?? []
  const told = proxies > 0 ? listed.at(-proxies) : undefined
  if (told) return told.slice(0, 64)
  try {
    return getConnInfo(context).remote.address ?? 'unknown'
  } catch {
    // A request that came without a connection: from a test, or from inside of the process.
    return 'unknown'
  }
}
