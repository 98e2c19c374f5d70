import { getMe, getSignInKeys, getSignInSessions, type Namespace, namespaces } from '@latchkey/protocol'
import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose'
import { parse } from 'valibot'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { openEvm, openSigners, type Signer } from '../testing/openSigners'
import { openSmartAccount } from '../testing/openSmartAccount'
import { setUpSignIn } from '../testing/setUpSignIn'
import { askNonce, page, prepareSignIn, signInAs, trySignIn } from '../testing/signInAs'
import { startSweepingSignIns } from './startSweepingSignIns'

const { gateway, node } = setUpSignIn()
let signers: Readonly<Record<Namespace, Signer>>
beforeAll(async () => {
  signers = await openSigners()
})

const bearer = (token: string) => ({ authorization: `Bearer ${token}`, origin: page })
const ask = (path: string, token: string, method = 'GET') =>
  gateway().ask(path, { method, headers: bearer(token) })
const askMe = (token: string) => ask('/auth/v1/me', token)

describe('signing in', () => {
  it.each(namespaces)(
    '[SIW-6] accepts a signature of %s, and knows the account afterwards',
    async (family) => {
      const signer = signers[family]
      const { token, sessionId, expiresAt } = await signInAs(gateway(), signer)
      const answer = await askMe(token)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      const reference = signer.chainId.slice(family.length + 1)
      expect(parse(getMe.output, await answer.json())).toMatchObject({
        address: signer.address,
        chainId: family === 'eip155' ? Number(reference) : reference,
        networkId: signer.chainId,
        domain: 'localhost:4100',
        sessionId,
        expiresAt,
      })
    },
  )

  it('[SIW-6] needs no node for an account with a key', async () => {
    const down = openEvm(0, 666)
    expect((await trySignIn(gateway(), down)).status).toBe(200)
    const wrong = await trySignIn(gateway(), down, { signature: () => `0x${'ab'.repeat(65)}` })
    expect([wrong.status, await wrong.json()]).toMatchObject([503, { code: 'sign-in/unverifiable' }])
  })

  it("[SIW-6] accepts a smart account's signature before and after deployment", async () => {
    const account = openSmartAccount(node().url, 1)
    const asContract = { ...account, sign: openEvm(4).sign }
    // Not deployed and without deployment data, nobody can verify it; and another's signature is never valid.
    expect((await trySignIn(gateway(), asContract)).status).toBe(401)
    const before = await signInAs(gateway(), account)
    expect((await askMe(before.token)).status).toBe(200)
    await account.deploy()
    expect((await trySignIn(gateway(), account)).status).toBe(200)
    const wrong = await trySignIn(gateway(), { ...account, sign: openEvm(1).sign })
    expect([wrong.status, await wrong.json()]).toMatchObject([401, { code: 'sign-in/signature' }])
  })

  it('[SIW-6] accepts a nonce again after a failure, but not after a success', async () => {
    const given = await askNonce(gateway())
    const failed = await trySignIn(gateway(), signers.solana, { given, signature: () => 'A'.repeat(64) })
    expect(failed.status).not.toBe(200)
    expect((await trySignIn(gateway(), signers.solana, { given })).status).toBe(200)
    expect((await trySignIn(gateway(), signers.solana, { given })).status).toBe(401)
  })

  it('[SIW-6] ends when the message says so, and after seven days at the latest', async () => {
    const hour = 3_600_000
    const at = (ms: number) => new Date(Date.now() + ms).toISOString()
    const short = await signInAs(gateway(), signers.solana, { data: { expirationTime: at(hour / 2) } })
    expect(Date.parse(short.expiresAt)).toBeCloseTo(Date.now() + hour / 2, -4)
    // A token never outlives its session.
    expect(Date.parse(short.tokenExpiresAt)).toBeLessThanOrEqual(Date.parse(short.expiresAt))
    const long = await signInAs(gateway(), signers.solana, { data: { expirationTime: at(9_000 * hour) } })
    expect(Date.parse(long.expiresAt)).toBeCloseTo(Date.now() + 7 * 24 * hour, -4)
    expect(Date.parse(long.tokenExpiresAt)).toBeCloseTo(Date.now() + hour, -4)
  })

  it('reports outcomes to Prometheus, without identities', async () => {
    await trySignIn(gateway(), signers.solana, { origin: 'https://evil.example' })
    const text = await gateway().services.metrics.registry.metrics()
    expect(text).toMatch(/latchkey_sign_ins_total\{outcome="ok"\} [1-9]/)
    expect(text).toMatch(/latchkey_sign_ins_total\{outcome="gateway\/sign-in-origin"\} [1-9]/)
    expect(text).not.toContain(signers.solana.address)
  })

  it('stores only what the guide says', async () => {
    await signInAs(gateway(), signers.eip155, { headers: { 'user-agent': 'Secret/1.0' } })
    const { database } = gateway().services
    const [row = {}] = await database.query('select * from sign_in_sessions limit 1')
    expect(Object.keys(row)).toEqual([
      ...['id', 'project', 'chain', 'address', 'account', 'domain', 'signed_in_at', 'expires_at'],
      ...['token', 'token_issued_at', 'token_expires_at', 'previous_token'],
    ])
    // Counts contain a hash instead of the network address.
    await gateway().services.limiter.flush()
    const counts = await database.query<{ key: string }>("select key from usage where key like 'post%'")
    expect(counts.map(({ key }) => key)).toEqual([expect.stringMatching(/^postAuthenticate dev [\w-]{22}$/)])
    const [nonce = {}] = await database.query('select * from sign_in_nonces limit 1')
    expect(Object.keys(nonce)).toEqual(['nonce', 'expires_at'])
  })
})

describe('tokens', () => {
  it('[SIW-6] can be verified by any back end with the published keys', async () => {
    const { token } = await signInAs(gateway(), signers.eip155)
    const answer = await gateway().app.request('/auth/v1/keys')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
    const { keys } = parse(getSignInKeys.output, await answer.json())
    // As in the guide.
    const remote = createRemoteJWKSet(new URL('http://gateway.test/auth/v1/keys'), {
      [customFetch]: (url, options) => Promise.resolve(gateway().app.request(url, options as RequestInit)),
    })
    const { payload, protectedHeader } = await jwtVerify(token, remote, {
      algorithms: ['EdDSA'],
      audience: 'dev',
      typ: 'latchkey-session+jwt',
      requiredClaims: ['sub', 'sid'],
    })
    expect(payload).toMatchObject({
      sub: `eip155:31337:${signers.eip155.address}`,
      domain: 'localhost:4100',
    })
    expect(protectedHeader.alg).toBe('EdDSA')
    expect(JSON.stringify(keys)).not.toContain('"d"')
  })

  /** Makes the tokens of a session older, by the clock of the database. */
  const age = async (id: string, minutes: number) => {
    await gateway().services.database.query(
      `update sign_in_sessions set token_issued_at = token_issued_at - $2 * interval '1 minute',
       token_expires_at = token_expires_at - $2 * interval '1 minute' where id = $1`,
      [id, minutes],
    )
    const session = await gateway().services.signIn.sessions.find('dev', id)
    if (!session) throw new TypeError('Session not found')
    return gateway().services.signIn.tokens.makeSession(session)
  }
  const renew = async (token: string) => parse(getMe.output, await (await askMe(token)).json())

  it('[SIW-6] stay the same for all tabs while valid, and /me renews them shortly before they expire', async () => {
    const { token, sessionId } = await signInAs(gateway(), signers.eip155)
    expect((await renew(token)).token).toBe(token)
    const older = await age(sessionId, 54)
    expect((await renew(older)).token).toBe(older)
    const old = await age(sessionId, 2)
    const [one, two] = await Promise.all([renew(old), renew(old)])
    expect(one.token).not.toBe(old)
    expect(two.token).toBe(one.token)
    // For a minute the previous token leads to the newest; after that it is valid until it expires, but can't be
    // renewed.
    expect((await renew(old)).token).toBe(one.token)
    const { database } = gateway().services
    const past = "update sign_in_sessions set token_issued_at = now() - interval '61 seconds' where id = $1"
    await database.query(past, [sessionId])
    expect((await renew(old)).token).toBe(old)
    expect((await ask('/auth/v1/sessions', old)).status).toBe(200)
    expect(Date.parse(one.tokenExpiresAt)).toBeCloseTo(Date.now() + 3_600_000, -4)
  })

  it('[SIW-6] that expired only open /me, while the session lives', async () => {
    const { sessionId } = await signInAs(gateway(), signers.eip155)
    const late = await age(sessionId, 120)
    expect((await ask('/auth/v1/sessions', late)).status).toBe(401)
    const renewed = await renew(late)
    expect((await ask('/auth/v1/sessions', renewed.token)).status).toBe(200)
    await gateway().services.database.query(
      "update sign_in_sessions set expires_at = now() - interval '1 second' where id = $1",
      [sessionId],
    )
    for (const token of [late, renewed.token]) {
      const answer = await askMe(token)
      expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'sign-in/no-session' }])
    }
  })

  it('[SIW-6] that expired can be renewed if newest, or previous for a minute', async () => {
    const { sessionId } = await signInAs(gateway(), signers.eip155)
    const first = await age(sessionId, 120)
    const second = (await renew(first)).token
    // Another tab asked at the same time, or the answer was lost.
    expect((await renew(first)).token).toBe(second)
    await age(sessionId, 2)
    const counted = async () =>
      /stale_tokens_total (\d+)/.exec(await gateway().services.metrics.registry.metrics())?.[1]
    expect(await counted()).toBe('0')
    expect((await askMe(first)).status).toBe(401)
    expect(await counted()).toBe('1')
    // It doesn't sign the visitor out either.
    expect((await ask('/auth/v1/sign-out', first, 'POST')).status).toBe(401)
    expect(await counted()).toBe('2')
    const third = (await renew(await age(sessionId, 120))).token
    expect((await askMe(first)).status).toBe(401)
    // The visitor continues with the newest.
    expect((await renew(third)).token).toBe(third)
  })

  it('[SIW-6] are accepted in a header only, unless the operator chose cookies', async () => {
    const answer = await trySignIn(gateway(), signers.solana)
    expect(answer.headers.get('set-cookie')).toBeNull()
    const { token }: { token: string } = await answer.json()
    const headers = { cookie: `__Host-latchkey-dev=${token}`, origin: page }
    const me = await gateway().ask('/auth/v1/me', { headers })
    expect(me.status).toBe(401)
    expect(me.headers.get('access-control-allow-credentials')).toBeNull()
  })

  it('[SIW-6] are rejected after sign-out, and signing out again does no harm', async () => {
    const { token } = await signInAs(gateway(), signers.polkadot)
    expect((await ask('/auth/v1/sign-out', token, 'POST')).status).toBe(200)
    for (const path of ['/auth/v1/me', '/auth/v1/sessions']) expect((await ask(path, token)).status).toBe(401)
    expect((await ask('/auth/v1/sign-out', token, 'POST')).status).toBe(200)
  })
})

describe('sessions', () => {
  const list = async (token: string) =>
    parse(getSignInSessions.output, await (await ask('/auth/v1/sessions', token)).json()).sessions

  it('[SIW-6] are listed to their own account, and end at once when revoked', async () => {
    const me = openEvm(1)
    const [phone, laptop] = [await signInAs(gateway(), me), await signInAs(gateway(), me)]
    await signInAs(gateway(), openEvm(2))
    const seen = await list(laptop.token)
    expect(seen.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
      [laptop.sessionId, true],
      [phone.sessionId, false],
    ])
    await ask(`/auth/v1/sessions/${phone.sessionId}/revoke`, laptop.token, 'POST')
    expect((await askMe(phone.token)).status).toBe(401)
    expect((await askMe(laptop.token)).status).toBe(200)
  })

  it("[SIW-6] of others can't be revoked or discovered", async () => {
    const victim = await signInAs(gateway(), openEvm(1))
    const attacker = await signInAs(gateway(), openEvm(2))
    const texts = await Promise.all(
      [victim.sessionId, '6f2c1c0e-5a0e-4b4b-9d3a-3c1a2b0f9e11', "' or 1=1 --", '%00'].map(async (id) =>
        (await ask(`/auth/v1/sessions/${encodeURIComponent(id)}/revoke`, attacker.token, 'POST')).text(),
      ),
    )
    expect(new Set(texts).size).toBe(1)
    expect((await askMe(victim.token)).status).toBe(200)
  })

  it('[SIW-6] of the same address on another chain belong to another account: a contract there may have another owner', async () => {
    const here = await signInAs(gateway(), openEvm(0))
    const there = await signInAs(gateway(), openEvm(0, 666))
    expect((await list(there.token)).map(({ id }) => id)).not.toContain(here.sessionId)
  })

  it('are limited to fifty per account; the oldest ends first', async () => {
    const { sessions } = gateway().services.signIn
    const expiresAt = new Date(Date.now() + 60_000)
    const address = `0x${'AB'.repeat(20)}`
    const fields = { project: 'dev', chain: 'eip155:1', address, domain: 'x', expiresAt } as const
    for (let n = 0; n < 52; n++)
      await sessions.begin({ ...fields, signedInAt: new Date(n) }, { nonce: `many${n}`, expiresAt })
    const kept = await sessions.listLike({ ...fields, address: address.toLowerCase() })
    expect(kept.map(({ signedInAt }) => signedInAt.getTime())).toEqual(
      Array.from({ length: 50 }, (_, n) => 51 - n),
    )
  })
})

it('[SIW-6] are limited per address and day', async () => {
  const { limiter, signIn } = gateway().services
  const project = await gateway().services.projects.create({ name: 'Many', origins: [page], quota: null })
  const { id } = project
  const who = signIn.keys.hide('unknown')
  for (let n = 0; n < 1_999; n++) limiter.take(`sign-ins ${id} ${who}`, 2_000, 86_400)
  expect((await trySignIn(gateway(), signers.solana, { projectId: id })).status).toBe(200)
  expect((await trySignIn(gateway(), signers.solana, { projectId: id })).status).toBe(429)
})

it('[SIW-6] are limited per call, address and project', async () => {
  const { services } = gateway()
  const project = await services.projects.create({ name: 'Limited', origins: [page], quota: null })
  const [first, ...rest] = await Promise.all(
    Array.from({ length: 301 }, () =>
      gateway().ask(`/auth/v1/nonce?projectId=${project.id}`, { headers: { origin: page } }),
    ),
  )
  expect(first?.status).toBe(200)
  expect(rest.at(-1)?.status).toBe(429)
  expect(Number(rest.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
  // Other calls and projects must not suffer.
  const { path, init } = await prepareSignIn(gateway(), signers.solana)
  expect((await gateway().ask(path, init)).status).toBe(200)
})

it('are swept with their nonces once expired, and no sooner', async () => {
  const { database, log } = gateway().services
  const { sessionId } = await signInAs(gateway(), signers.solana)
  const gone = new Date(Date.now() - 1_000)
  const left = async () => {
    const [row] = await database.query<{ sessions: number; nonces: number; kept: number }>(
      `select (select count(*)::int from sign_in_sessions where expires_at <= now()) as sessions,
         (select count(*)::int from sign_in_nonces where expires_at <= now()) as nonces,
         (select count(*)::int from sign_in_sessions where id = $1) as kept`,
      [sessionId],
    )
    return row
  }
  for (let n = 0; n < 3; n++)
    await gateway().services.signIn.sessions.begin(
      {
        project: 'dev',
        chain: 'eip155:1',
        address: `0x${n}`,
        domain: 'x',
        signedInAt: gone,
        expiresAt: gone,
      },
      { nonce: `over${n}`, expiresAt: gone },
    )
  expect((await left())?.sessions).toBeGreaterThanOrEqual(3)
  const sweep = startSweepingSignIns({ database, log, now: Date.now, everyMs: 60_000 })
  await vi.waitFor(async () => expect(await left()).toEqual({ sessions: 0, nonces: 0, kept: 1 }), 20_000)
  await sweep.stop()
})
