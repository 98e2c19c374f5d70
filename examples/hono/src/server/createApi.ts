import {
  accountOf,
  isLatchkeyError,
  type NetworkId,
  parseSignInSession,
  verifySignIn,
} from '@latchkey/verify'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { createNonces } from './createNonces'
import { createSessions } from './createSessions'
import { endOf } from './endOf'

/** What the back end needs to know about the site. */
export type ApiSettings = {
  /** The site's origin, such as `https://shop.example`. */
  readonly origin: string
  /** The networks of the site; a sign-in on any other is rejected. */
  readonly chainIds: readonly NetworkId[]
  /** A node of each EVM network, called only for smart accounts, whose signatures a contract checks. */
  readonly nodes?: { readonly [networkId: string]: string }
}

/**
 * The back end of the site. It keeps everything in memory until the server restarts; a site with more than one server
 * keeps it in its database, by the same rules.
 */
export function createApi({ origin, chainIds, nodes = {} }: ApiSettings): Hono {
  const { host: domain } = new URL(origin)
  const nonces = createNonces()
  const sessions = createSessions(origin)
  const api = new Hono().basePath('/api')

  api.use(async (c, next) => {
    // A page of another site can make a browser send our cookies, but not our origin.
    if (c.req.method !== 'GET' && c.req.header('origin') !== origin) return c.body(null, 403)
    c.header('cache-control', 'no-store')
    return next()
  })
  api.use(bodyLimit({ maxSize: 100_000 }))

  api.get('/nonce', (c) => c.json({ nonce: nonces.give() }))

  api.post('/sign-in', async (c) => {
    const { message, signature, data: claimed } = parseSignInSession(await c.req.json())
    const { nonce } = claimed
    // Before anything expensive: verifying may call a node.
    if (!nonces.isOurs(nonce)) return c.json({ code: 'sign-in/nonce' }, 401)
    const expected = { domain, uri: origin, chainIds, nonce }
    // Keep only what was proven, nothing else of the request.
    const session = { message, signature, data: await verifySignIn({ message, signature, expected, nodes }) }
    if (endOf(session) <= Date.now()) return c.json({ code: 'sign-in/expired' }, 401)
    // Last, and in one step: of two requests with the same message, one succeeds.
    if (!nonces.use(nonce)) return c.json({ code: 'sign-in/nonce' }, 401)
    return c.body(null, sessions.add(c, session) ? 204 : 503)
  })

  api.get('/sessions', (c) => c.json(sessions.get(c)))

  api.post('/sign-out', (c) => {
    sessions.remove(c, c.req.query('account'))
    return c.body(null, 204)
  })

  // The page says whose secret it wants; only the session decides whether it gets it.
  api.get('/secret', (c) => {
    const account = c.req.query('account') ?? ''
    const isTheirs = sessions.get(c).some((one) => accountOf(one.data) === accountOf(account))
    if (!isTheirs) return c.json({ code: 'sign-in/no-session' }, 401)
    return c.json({ secret: `Only ${account} can read this.` })
  })

  api.onError((error, c) => {
    // Each kind of rejection has a code. If no node could verify a smart account, that isn't a rejection: it may try
    // again.
    if (isLatchkeyError(error))
      return c.json({ code: error.code }, error.code === 'sign-in/unverifiable' ? 503 : 401)
    if (error instanceof SyntaxError) return c.json({ code: 'sign-in/malformed' }, 400)
    return error instanceof HTTPException ? error.getResponse() : c.body(null, 500)
  })
  return api
}
