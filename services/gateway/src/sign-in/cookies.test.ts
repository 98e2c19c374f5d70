import { beforeAll, describe, expect, it } from 'vitest'
import { openSigners, type Signer } from '../testing/openSigners'
import { setUpSignIn } from '../testing/setUpSignIn'
import { page, signInAs, trySignIn } from '../testing/signInAs'

const { gateway } = setUpSignIn({ GATEWAY_SIGN_IN_COOKIE: 'true' }, { hasNode: false })
const foreign = 'https://evil.example'
let signer: Signer
let open: string
let narrow: string
beforeAll(async () => {
  signer = (await openSigners()).solana
  const { projects } = gateway().services
  open = (await projects.create({ name: 'Open', origins: [], quota: null })).id
  narrow = (await projects.create({ name: 'Narrow', origins: [page], quota: null })).id
})

const signInForCookie = async (projectId = narrow) => {
  const answer = await trySignIn(gateway(), signer, { projectId })
  const header = answer.headers.get('set-cookie') ?? ''
  return { answer, header, cookie: header.split(';')[0] ?? '' }
}
const ask = (path: string, headers: Record<string, string>, method = 'GET', projectId = narrow) =>
  gateway().ask(`${path}?projectId=${projectId}`, { method, headers })
const cors = ({ headers }: Response) => [
  headers.get('access-control-allow-origin'),
  headers.get('access-control-allow-credentials'),
]

describe('the cookie', () => {
  it('[SIW-6] is out of reach of scripts, other sites and other hosts, and ends with the session', async () => {
    const { header } = await signInForCookie()
    const [, ...parts] = header.split('; ')
    expect(header).toMatch(new RegExp(`^__Host-latchkey-${narrow}=[\\w.-]+;`))
    expect(parts.sort()).toEqual(
      ['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Strict', 'Secure'].map((part) =>
        expect.stringMatching(part.startsWith('Max') ? /^Max-Age=6047\d\d|^Max-Age=604800/ : part),
      ),
    )
  })

  it('[SIW-6] works like the token, and is gone after signing out', async () => {
    const { cookie } = await signInForCookie()
    const me = await ask('/auth/v1/me', { cookie, origin: page })
    expect(me.status).toBe(200)
    expect(me.headers.get('set-cookie')).toMatch(/^__Host-latchkey-/)
    // Browsers send no origin to the page's own host on reads.
    expect((await ask('/auth/v1/me', { cookie })).status).toBe(200)
    const out = await ask('/auth/v1/sign-out', { cookie, origin: page }, 'POST')
    expect(out.headers.get('set-cookie')).toMatch(/=; Max-Age=0;/)
    expect((await ask('/auth/v1/me', { cookie, origin: page })).status).toBe(401)
  })

  it('[SIW-6] from a foreign origin changes and reveals nothing', async () => {
    const { cookie, answer } = await signInForCookie()
    const { sessionId }: { sessionId: string } = await answer.json()
    const attacks = [
      ['/auth/v1/me', { origin: foreign }, 'GET'],
      ['/auth/v1/me', { origin: 'null' }, 'GET'],
      ['/auth/v1/sessions', { origin: foreign }, 'GET'],
      ['/auth/v1/sign-out', { origin: foreign }, 'POST'],
      ['/auth/v1/sign-out', { origin: 'null' }, 'POST'],
      ['/auth/v1/sign-out', {}, 'POST'],
      [`/auth/v1/sessions/${sessionId}/revoke`, { origin: foreign }, 'POST'],
      [`/auth/v1/sessions/${sessionId}/revoke`, {}, 'POST'],
    ] as const
    for (const [path, headers, method] of attacks) {
      const refused = await ask(path, { cookie, ...headers }, method)
      expect([path, refused.status]).toEqual([path, 403])
      expect(await refused.json()).toMatchObject({ code: 'gateway/sign-in-origin' })
      expect(cors(refused)).toEqual(['*', null])
    }
    expect((await ask('/auth/v1/me', { cookie, origin: page })).status).toBe(200)
  })

  it('[SIW-6] works for its own project only', async () => {
    const { cookie } = await signInForCookie()
    expect((await ask('/auth/v1/me', { cookie, origin: page }, 'GET', 'dev')).status).toBe(401)
    const renamed = cookie.replace(narrow, 'dev')
    expect((await ask('/auth/v1/me', { cookie: renamed, origin: page }, 'GET', 'dev')).status).toBe(401)
  })

  it('[SIW-6] is neither set nor accepted when any page may use the project', async () => {
    const { header, answer } = await signInForCookie(open)
    expect([answer.status, header]).toEqual([403, ''])
    const { token } = await signInAs(gateway(), signer, { projectId: narrow })
    const cookie = `__Host-latchkey-${open}=${token}`
    for (const headers of [{}, { origin: page }])
      expect((await ask('/auth/v1/me', { cookie, ...headers }, 'GET', open)).status).toBe(403)
  })
})

describe('other origins', () => {
  it('may send the cookie only if the project lists them, and are named in the answer', async () => {
    const before = (origin: string, projectId: string) =>
      gateway().ask(`/auth/v1/me?projectId=${projectId}`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authorization',
        },
      })
    const allowed = await before(page, narrow)
    expect([allowed.status, cors(allowed)]).toEqual([204, [page, 'true']])
    expect(allowed.headers.get('access-control-allow-headers')).toMatch(/authorization,x-nonce-jwt/)
    expect(allowed.headers.get('vary')).toContain('Origin')
    for (const [origin, id] of [
      [foreign, narrow],
      [page, open],
      [page, '0'.repeat(32)],
      ['null', narrow],
    ] as const)
      expect(cors(await before(origin, id))).toEqual(['*', null])
  })

  it('can read why they are rejected', async () => {
    const refused = await ask('/auth/v1/me', { origin: page })
    expect([refused.status, cors(refused)]).toEqual([401, [page, 'true']])
  })

  it('get no access on other paths', async () => {
    expect(cors(await ask('/v1/supported-chains', { origin: page }))).toEqual(['*', null])
  })
})

it('may still send a token in a header', async () => {
  const { token } = await signInAs(gateway(), signer, { projectId: narrow })
  const headers = { authorization: `Bearer ${token}` }
  expect((await ask('/auth/v1/sign-out', headers, 'POST')).status).toBe(200)
})
