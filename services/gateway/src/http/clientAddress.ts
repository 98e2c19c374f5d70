import type { Context } from 'hono'
import { incomingOf } from './incomingOf'

/**
 * From where a request comes. Each proxy adds the address it was called from to the end of the list; only as many as
 * there are proxies are believed, because the rest was written by whoever called.
 */
export function clientAddress(context: Context, proxies: number): string {
  const told =
    proxies > 0 ? context.req.header('x-forwarded-for')?.split(',').at(-proxies)?.trim() : undefined
  return told ? told.slice(0, 64) : (incomingOf(context)?.socket.remoteAddress ?? 'unknown')
}
