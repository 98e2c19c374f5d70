import { cors } from 'hono/cors'

/** Answers what browsers ask before they ask. No method list, so only the simple ones pass. */
export const preflight = cors({
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
