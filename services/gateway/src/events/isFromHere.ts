import type { Context } from 'hono'
import { incomingOf } from '../http/incomingOf'

const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/
const names = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Whether a request comes from this machine, by a name of this machine: a page elsewhere that calls itself by a name
 * that leads here (DNS rebinding), and whoever comes through a proxy, get nothing.
 */
export function isFromHere(context: Context): boolean {
  if (context.req.header('x-forwarded-for') || !names.test(context.req.header('host') ?? '')) return false
  // A request without a connection comes from nowhere.
  return loopback.test(incomingOf(context)?.socket.remoteAddress ?? '')
}
