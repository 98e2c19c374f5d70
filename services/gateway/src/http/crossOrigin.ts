import type { Context, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

const preflight = cors({
  origin: '*',
  allowMethods: [],
  exposeHeaders: ['retry-after'],
  allowHeaders: [
    'content-type',
    'user-agent',
    'referer',
    'origin',
    'access-control-request-method',
    'access-control-request-headers',
    'solana-client',
    'sec-fetch-mode',
    'x-sdk-type',
    'x-sdk-version',
  ],
})

/** Any site may ask: who is served is decided by project, not by the browser. No method list, so only the simple ones pass. */
export const crossOrigin: MiddlewareHandler = async (context, next) => {
  if (context.req.method === 'OPTIONS') return preflight(context, next)
  // Told before the answer is made: changing one that is there has it copied, which halves what the gateway can do.
  allow(context)
  await next()
  // A response that a handler made by itself does not have them.
  if (context.res.headers.has('access-control-allow-origin')) return
  const id: unknown = context.get('requestId')
  if (typeof id === 'string') context.header('x-request-id', id)
  allow(context)
}

function allow(context: Context): void {
  context.header('access-control-allow-origin', '*')
  // A page of another origin would not see when to come back.
  context.header('access-control-expose-headers', 'retry-after')
}
