import { cors } from 'hono/cors'

/** Any site may ask: who is served is decided by project, not by the browser. No method list, so only the simple ones pass. */
export const crossOrigin = cors({
  origin: '*',
  allowMethods: [],
  // A page of another origin would not see when to come back.
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
