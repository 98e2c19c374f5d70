import type { Context } from 'hono'
import { incomingOf } from '../http/clientAddress'

const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/
const names = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Whether a request comes from this machine and uses its name. Rejects DNS rebinding and anything through a proxy. */
export function isLocalRequest(context: Context): boolean {
  if (context.req.header('x-forwarded-for') || !names.test(context.req.header('host') ?? '')) return false
  // A request without a connection is not local.
  return loopback.test(incomingOf(context)?.socket.remoteAddress ?? '')
}
