import { isLatchkeyError, type NetworkId, parseSignInSession, verifySignIn } from '@latchkey/verify'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { csrf } from 'hono/csrf'
import { HTTPException } from 'hono/http-exception'
import { accountOf } from './accountOf'
import { createExpiringMap } from './createExpiringMap'
import { createSessions } from './createSessions'

/** What the back end has to know of the site. */
export type ApiSettings = {
  /** Where visitors find the site, such as `https://shop.example`. */
  readonly origin: string
  /** The networks that the site offers; whoever signs in on another one is refused. */
  readonly chainIds: readonly NetworkId[]
  /** A node of each EVM network, asked only about smart accounts, whose signatures a contract checks. */
  readonly nodes?: { readonly [networkId: string]: string }
}

const nonceMs = 10 * 60_000

/**
 * The back end of the site. Nonces and sessions are kept in memory, and are gone when the server starts again; a site
 * with more than one server keeps them in its database, by the same rules.
 */
export function createApi({ origin, chainIds, nodes = {} }: ApiSettings): Hono {
  const nonces = createExpiringMap<true>(10_000)
  const sessions = createSessions(origin)
  const api = new Hono().basePath('/api')

  // A page of another site can make a browser send our cookies along, but not our origin.
  api.use(csrf({ origin }))
  api.use(bodyLimit({ maxSize: 100_000 }))
  api.use(async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })

  api.get('/nonce', (c) => {
    // EIP-4361 wants letters and digits, at least eight.
    const nonce = crypto.randomUUID().replaceAll('-', '')
    nonces.set(nonce, true, Date.now() + nonceMs)
    return c.json({ nonce })
  })

  api.post('/sign-in', async (c) => {
    const signedIn = parseSignInSession(await c.req.json())
    const expected = {
      domain: new URL(origin).host,
      uri: origin,
      chainIds,
      // Asked when all else is right, and true once: whoever comes with the same message again is refused.
      nonce: (nonce: string) => nonces.take(nonce) === true,
    }
    const data = await verifySignIn({ ...signedIn, expected, nodes })
    sessions.add(c, { ...signedIn, data })
    return c.body(null, 204)
  })

  api.get('/sessions', (c) => c.json(sessions.get(c)))

  api.post('/sign-out', (c) => {
    sessions.remove(c, c.req.query('account'))
    return c.body(null, 204)
  })

  // The page says whose secret it wants; whether it gets it is decided by the session alone.
  api.get('/secret', (c) => {
    const account = c.req.query('account')
    const isTheirs = sessions.get(c).some((one) => accountOf(one) === account)
    if (!isTheirs) return c.json({ code: 'sign-in/no-session' }, 401)
    return c.json({ secret: `Only ${account} can read this.` })
  })

  api.onError((error, c) => {
    // Each kind of refusal has a code. A smart account that no node could tell of may try again: that is no refusal.
    if (isLatchkeyError(error))
      return c.json({ code: error.code }, error.code === 'sign-in/unverifiable' ? 503 : 401)
    if (error instanceof SyntaxError) return c.json({ code: 'sign-in/malformed' }, 400)
    return error instanceof HTTPException ? error.getResponse() : c.body(null, 500)
  })
  return api
}
