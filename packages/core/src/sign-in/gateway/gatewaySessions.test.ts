import { noSignInSession, type SignInSession, writeSignInMessage } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import type { Latchkey } from '../../Latchkey'
import { createScriptedAdapter } from '../../testing/createScriptedAdapter'
import { type AskedGateway, createScriptedGateway } from '../../testing/createScriptedGateway'
import { createBrowser } from '../../testing/createTestHost'
import { familyNetworks } from '../../testing/fourFamilies'
import { setUp } from '../../testing/setUp'
import { signInBegun } from '../signInTransitions'
import { gatewaySessions } from './gatewaySessions'

/** Leaves room for a busy machine. */
const patience = { timeout: 10_000 }

const first = '0x1111111111111111111111111111111111111111'
const second = '0x2222222222222222222222222222222222222222'
const key = '@latchkey/siwx-auth-token'
const refusal = (error: { toJSON(): unknown }, status = 401) =>
  Response.json(error.toJSON(), { status, headers: { 'content-type': 'application/json' } })

type Row = { address: string; networkId: string; token: string }

/** A gateway with its own sessions that follows the contracts. Its answers can be tampered with. */
function createServer() {
  const rows = new Map<string, Row>()
  const spoil: { me?: object | Response; all?: () => Promise<Response> } = {}
  let count = 0
  const tell = (id: string, { token }: Row) => ({
    token,
    tokenExpiresAt: '2026-01-01T01:00:00.000Z',
    sessionId: id,
    expiresAt: '2026-01-08T00:00:00.000Z',
  })
  const bearer = ({ init }: AskedGateway) =>
    new Headers(init.headers).get('authorization')?.replace('Bearer ', '')
  const find = (question: AskedGateway) => [...rows].find(([, { token }]) => token === bearer(question))
  const gone = () => refusal(noSignInSession({ reason: 'ended' }))
  const gateway = createScriptedGateway({
    '/auth/v1/nonce': () => {
      count += 1
      return { nonce: `nonce${count}abc`, token: `for nonce${count}abc` }
    },
    '/auth/v1/authenticate': ({ init }: AskedGateway) => {
      const { message } = JSON.parse(String(init.body))
      const nonce = /Nonce: (\w+)/.exec(message)?.[1]
      if (new Headers(init.headers).get('x-nonce-jwt') !== `Bearer for ${nonce}`) return 401
      const id = `00000000-0000-4000-8000-00000000000${count}`
      const [, address = ''] = message.split('\n')
      const networkId = `eip155:${/Chain ID: (\d+)/.exec(message)?.[1]}`
      const row = { address, networkId, token: `token${count}` }
      rows.set(id, row)
      return tell(id, row)
    },
    '/auth/v1/me': (question: AskedGateway) => {
      const [id, row] = find(question) ?? []
      if (!id || !row) return gone()
      const chainId = Number(row.networkId.split(':')[1])
      const me = { address: row.address, networkId: row.networkId, chainId }
      const about = { ...me, domain: 'site.example', signedInAt: '2026-01-01T00:00:00.000Z' }
      return spoil.me instanceof Response ? spoil.me.clone() : { ...about, ...tell(id, row), ...spoil.me }
    },
    '/auth/v1/sign-out': (question: AskedGateway) => {
      const [id] = find(question) ?? []
      if (!id) return gone()
      rows.delete(id)
      return { status: 'ok' }
    },
  })
  const fetch: typeof gateway.fetch = async (url, init) => {
    if (spoil.all) return spoil.all()
    const { pathname } = new URL(url)
    const given = gateway.answers[pathname]
    const question = { method: init.method ?? 'GET', path: pathname, url: new URL(url), init }
    const answer: unknown = typeof given === 'function' ? given(question) : given
    gateway.asked.push(question)
    if (answer instanceof Response) return answer
    return typeof answer === 'number' ? Response.json({}, { status: answer }) : Response.json(answer)
  }
  return { ...gateway, rows, spoil, fetch }
}

/** A tab with a connected wallet and sessions at the gateway. */
async function enter({ server = createServer(), browser = createBrowser(), signs = true } = {}) {
  const adapter = createScriptedAdapter('eip155')
  const wallet = adapter.addWallet('com.wallet')
  wallet.accounts = [first, second]
  const { latchkey, host } = setUp({
    browser,
    adapter,
    networks: familyNetworks,
    gateway: server.url,
    parts: { fetch: server.fetch },
  })
  await latchkey.connect({ connectorId: 'com.wallet' })
  const sessions = gatewaySessions()
  sessions.attach(latchkey)
  const sign = async (address = first, chainId: 'eip155:1' | 'eip155:2' = 'eip155:1') => {
    const nonce = await sessions.getNonce({ accountAddress: address, chainId })
    const data = {
      domain: 'site.example',
      accountAddress: address,
      chainId,
      uri: 'https://site.example',
      version: '1',
      nonce,
      issuedAt: '2026-01-01T00:00:00.000Z',
    } as const
    const message = writeSignInMessage(data)
    return { data, message, signature: '0x01', publicKey: '02ab' } satisfies SignInSession
  }
  const signIn = async (address = first, chainId: 'eip155:1' | 'eip155:2' = 'eip155:1') => {
    const session = await sign(address, chainId)
    await sessions.add(session)
    return session
  }
  if (signs) await signIn()
  server.asked.splice(0)
  return { server, browser, latchkey, host, wallet, sessions, sign, signIn }
}

const policy = (latchkey: Latchkey, onAccountChange: 'keep' | 'resign') =>
  latchkey.store.send(signInBegun, {
    isRequired: true,
    policy: { onAccountChange, onNetworkChange: 'keep' },
  })

describe('[SIW-6] sessions at the gateway', () => {
  it('start with the gateway’s nonce, a signature, and a token that is stored', async () => {
    const { server, sessions, signIn, browser } = await enter({ signs: false })
    const session = await signIn()
    expect(server.paths()).toEqual(['/auth/v1/nonce', '/auth/v1/authenticate'])
    const [nonce, authenticate] = server.asked
    expect(Object.fromEntries(nonce?.url.searchParams ?? [])).toMatchObject({
      projectId: 'dev',
      st: 'latchkey',
    })
    expect(JSON.parse(String(authenticate?.init.body))).toEqual({
      message: session.message,
      signature: '0x01',
      publicKey: '02ab',
    })
    expect(await sessions.get('eip155:1', first)).toEqual([session])
    expect(await sessions.getToken()).toBe('token1')
    expect(JSON.parse(browser.storage.getItem(key) ?? '')).toMatchObject([
      { token: 'token1', address: first },
    ])
    expect(server.asked.every(({ init }) => init.credentials === 'omit')).toBe(true)
  })

  it('survive a reload, as the gateway confirms', async () => {
    const { server, browser } = await enter()
    const again = await enter({ server, browser, signs: false })
    again.host.advance(10_000)
    expect(await again.sessions.get('eip155:1', first)).toMatchObject([
      { data: { accountAddress: first, chainId: 'eip155:1', expirationTime: '2026-01-08T00:00:00.000Z' } },
    ])
    expect(server.paths()).toEqual(['/auth/v1/me'])
    server.rows.clear()
    again.host.advance(10_000)
    expect(await again.sessions.get('eip155:1', first)).toEqual([])
    expect(await again.sessions.getToken()).toBeNull()
    expect(browser.storage.getItem(key)).toBeNull()
  })

  it('are checked once every few seconds, and not at all without one', async () => {
    const { server, sessions, host } = await enter()
    host.advance(10_000)
    await Promise.all([1, 2, 3].map(() => sessions.get('eip155:1', first)))
    await sessions.get('eip155:2', first)
    await sessions.get('eip155:1', second)
    expect(server.paths()).toEqual(['/auth/v1/me'])
  })

  it('[SIW-9] belong to one account and network, and end separately, at the gateway too', async () => {
    const { server, sessions, signIn } = await enter()
    await signIn(second)
    await signIn(first, 'eip155:2')
    expect(server.rows.size).toBe(3)
    server.asked.splice(0)
    await sessions.delete('eip155:1', first)
    expect(server.paths()).toEqual(['/auth/v1/sign-out'])
    expect([...server.rows.values()].map(({ token }) => token)).toEqual(['token2', 'token3'])
    expect(await sessions.get('eip155:1', first)).toEqual([])
    expect(await sessions.get('eip155:1', second)).toHaveLength(1)
    await sessions.set([])
    expect(server.rows.size).toBe(0)
    expect(await sessions.get('eip155:2', first)).toEqual([])
  })

  it('replace an earlier one of the same account, and `set` keeps the one of the active network', async () => {
    const { server, sessions, sign, signIn } = await enter()
    await signIn()
    await expect.poll(() => [...server.rows.values()].map(({ token }) => token), patience).toEqual(['token2'])
    await signIn(second)
    await sessions.set([await sign(first, 'eip155:2'), await sign(first, 'eip155:1')])
    await expect
      .poll(() => [...server.rows.values()].map(({ networkId }) => networkId), patience)
      .toEqual(['eip155:1'])
  })

  it('[SIW-9] return a token for the active account, and for another only if the site keeps it', async () => {
    const { latchkey, sessions, wallet } = await enter()
    wallet.tell({ accounts: [{ address: second, type: 'eoa' }] })
    expect(await sessions.getToken()).toBeNull()
    policy(latchkey, 'keep')
    expect(await sessions.getToken()).toBe('token1')
    expect(await sessions.get('eip155:1', second)).toMatchObject([{ data: { accountAddress: first } }])
    policy(latchkey, 'resign')
    expect(await sessions.get('eip155:1', second)).toEqual([])
    await latchkey.disconnect()
    policy(latchkey, 'keep')
    expect(await sessions.getToken()).toBeNull()
  })

  it('get the next token before this one expires', async () => {
    const { server, sessions, host, browser } = await enter()
    host.advance(54 * 60_000)
    expect(await sessions.getToken()).toBe('token1')
    expect(server.paths()).toEqual([])
    server.spoil.me = { token: 'next', tokenExpiresAt: '2026-01-01T02:00:00.000Z' }
    host.advance(2 * 60_000)
    expect(await sessions.getToken()).toBe('next')
    expect(server.paths()).toEqual(['/auth/v1/me'])
    expect(JSON.parse(browser.storage.getItem(key) ?? '')).toMatchObject([{ token: 'next' }])
  })

  it('keep their order when one is renewed, newest first', async () => {
    const { server, sessions, signIn, host, browser } = await enter()
    await signIn(second)
    server.spoil.me = { token: 'next' }
    host.advance(10_000)
    await sessions.get('eip155:1', first)
    const tokens = JSON.parse(browser.storage.getItem(key) ?? '').map((held: Row) => held.token)
    expect(tokens).toEqual(['token2', 'next'])
  })

  it('survive a tab that uses the previous token while another gets the next', async () => {
    const { server, sessions, host, browser } = await enter()
    server.answers['/auth/v1/me'] = () => {
      const renewed = browser.storage.getItem(key)?.replace('token1', 'next') ?? ''
      browser.storage.setItem(key, renewed)
      return refusal(noSignInSession({ reason: 'too late' }))
    }
    host.advance(10_000)
    expect(await sessions.get('eip155:1', first)).toHaveLength(1)
    expect(await sessions.getToken()).toBe('next')
  })

  it('aren’t checked by a tab right after another got a token', async () => {
    const { server, browser, sessions, host } = await enter()
    const tab = await enter({ server, browser, signs: false })
    server.spoil.me = { token: 'next', tokenExpiresAt: '2026-01-01T02:00:00.000Z' }
    for (const each of [host, tab.host]) each.advance(10_000)
    await sessions.get('eip155:1', first)
    await tab.sessions.get('eip155:1', first)
    expect(server.paths()).toEqual(['/auth/v1/me'])
  })
})

describe('[SIW-6] a gateway that fails or lies', () => {
  it.each<[string, object]>([
    ['another address', { address: second }],
    ['another network', { networkId: 'eip155:2' }],
    ['another session', { sessionId: '00000000-0000-4000-8000-000000000009' }],
  ])('signs out and drops the token when it answers for %s', async (_, me) => {
    const { server, sessions, host } = await enter()
    server.spoil.me = me
    host.advance(10_000)
    expect(await sessions.get('eip155:1', first)).toEqual([])
    expect(await sessions.get('eip155:1', second)).toEqual([])
    expect(await sessions.getToken()).toBeNull()
  })

  it('keeps the last known session until it expires when it can’t be reached', async () => {
    const { server, sessions, host, browser } = await enter()
    server.spoil.all = () => Promise.reject(new TypeError('offline'))
    host.advance(10_000)
    expect(await sessions.get('eip155:1', first)).toHaveLength(1)
    host.advance(60 * 60_000)
    expect(await sessions.getToken()).toBeNull()
    expect(browser.storage.getItem(key)).toContain('token1')
    host.advance(8 * 86_400_000)
    await expect(sessions.get('eip155:1', first)).rejects.toMatchObject({ code: 'http/network-failure' })
  })

  it.each<[string, () => Promise<Response>, string]>([
    ['is offline', () => Promise.reject(new TypeError('offline')), 'http/network-failure'],
    ['refuses', async () => Response.json({}, { status: 400 }), 'http/status'],
    ['answers with garbage', async () => new Response('<html>'), 'http/malformed-answer'],
    ['answers without a token', async () => Response.json({ nonce: 'abcdefgh' }), 'http/malformed-answer'],
  ])('rejects with a typed error and stores nothing: %s', async (_, all, code) => {
    const { server, sessions, sign, browser } = await enter({ signs: false })
    const session = await sign()
    server.spoil.all = all
    await expect(sessions.getNonce({ accountAddress: first, chainId: 'eip155:1' })).rejects.toMatchObject({
      code,
    })
    await expect(sessions.add(session)).rejects.toMatchObject({ code })
    expect(browser.storage.getItem(key)).toBeNull()
  })

  it('rejects with the kind that it names', async () => {
    const { server, sessions, sign } = await enter({ signs: false })
    const session = await sign()
    server.spoil.all = async () =>
      Response.json({ code: 'sign-in/expired', values: {}, message: 'x' }, { status: 401 })
    await expect(sessions.add(session)).rejects.toMatchObject({ code: 'sign-in/expired' })
  })

  it('gets no message with a nonce that is used or not its own', async () => {
    const { server, sessions, signIn } = await enter({ signs: false })
    const session = await signIn()
    server.asked.splice(0)
    await expect(sessions.add(session)).rejects.toMatchObject({ code: 'sign-in/nonce' })
    expect(server.asked).toEqual([])
  })

  it('signs out here and reports it when it doesn’t answer', async () => {
    const { server, sessions, browser } = await enter()
    server.spoil.all = () => Promise.reject(new TypeError('offline'))
    await expect(sessions.delete('eip155:1', first)).rejects.toMatchObject({ code: 'http/network-failure' })
    expect(browser.storage.getItem(key)).toBeNull()
    expect(await sessions.get('eip155:1', first)).toEqual([])
  })

  it('doesn’t restore a session with a late answer after a sign-out', async () => {
    const { server, sessions, host, browser } = await enter()
    host.advance(10_000)
    server.spoil.me = { token: 'next' }
    const look = sessions.get('eip155:1', first)
    await sessions.delete('eip155:1', first)
    await look
    expect(browser.storage.getItem(key)).toBeNull()
  })

  it('signs in nobody before an instance uses it', async () => {
    await expect(gatewaySessions().getToken()).rejects.toMatchObject({ code: 'sign-in/not-enabled' })
  })
})
