import type { Context } from 'hono'
import { cors } from 'hono/cors'
import { requestIdOf } from './requestIdOf'

const allow = cors({
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
    'authorization',
    'x-nonce-jwt',
  ],
})

/** Answers preflight requests. It lists no methods, so browsers allow only the simple ones. */
export async function preflight(context: Context): Promise<Response | undefined> {
  context.header('x-request-id', requestIdOf(context))
  const answer = await allow(context, async () => undefined)
  return answer instanceof Response ? answer : undefined
}
