import { type SignInSession, signInUnverifiable, writeSignInMessage } from '@latchkey/protocol'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  addressA,
  addressB,
  becomes,
  connect,
  createSite,
  enter,
  enterSignedIn,
  fox,
  pause,
  preload,
  type Site,
  signatureOf,
  stateOf,
  statusOf,
  verifyScripted,
  viewOf,
} from '../testing/signInSite'
import { askSignIn, prepareSignIn, signIn, signOut } from './signIn'

beforeAll(preload)

const key = '@latchkey/siwx'
const stored = ({ browser }: Pick<Site, 'browser'>): unknown =>
  JSON.parse(browser.storage.getItem(key) ?? '[]')

/** Reloads the page with another content in its storage. */
function reload(site: Site, sessions: unknown, options = {}): Site {
  site.latchkey.destroy()
  site.browser.storage.setItem(key, typeof sessions === 'string' ? sessions : JSON.stringify(sessions))
  const { browser, adapter, signing } = site
  return createSite({ browser, adapter, signing, ...options })
}

/** A session of the signed-in account with a changed field, signed again if `isSigned`. */
function change(
  session: SignInSession,
  data: Partial<SignInSession['data']>,
  isSigned = true,
): SignInSession {
  const changed = { ...session.data, ...data }
  const message = isSigned ? writeSignInMessage(changed) : session.message
  return { ...session, data: changed, message, signature: signatureOf(message, changed.accountAddress) }
}

describe('forged sessions in storage', () => {
  const hostile: readonly [string, (session: SignInSession) => unknown][] = [
    ['a signature that is not one', (session) => [{ ...session, signature: 'forged' }]],
    [
      'a session of another account under this one’s name',
      (session) => [{ ...session, message: change(session, { accountAddress: addressB }).message }],
    ],
    [
      'a longer life than was signed',
      (session) => [change(session, { expirationTime: '2099-01-01T00:00:00.000Z' }, false)],
    ],
    ['another chain than was signed', (session) => [change(session, { chainId: 'eip155:2' }, false)]],
    ['one that has ended', (session) => [change(session, { expirationTime: '2025-01-01T00:00:00.000Z' })]],
    ['no session at all', () => [1, null, 'x', {}, { data: {} }, { data: { accountAddress: addressA } }]],
    ['no list', () => ({ 0: 'x' })],
    ['no JSON', () => '[{"data":'],
    ['texts without an end', (session) => [{ ...session, message: 'x'.repeat(20_000) }]],
    ['a prototype', () => '[{"__proto__":{"data":{}},"constructor":1}]'],
  ]
  it.each(hostile)('signs in nobody: %s', async (_, forge) => {
    const site = await enterSignedIn()
    const { session } = stateOf(site) ?? {}
    if (!session) throw new TypeError('no session')
    const again = reload(site, forge(session))
    await becomes(again, 'ready')
    expect(stateOf(again)?.session).toBe(null)
    expect(viewOf(again)).toBe('SIWXSignMessage')
  })

  it('drops an invalid session and keeps a valid one', async () => {
    const site = await enterSignedIn()
    const { session } = stateOf(site) ?? {}
    const forged = { ...session, signature: 'forged' }
    const again = reload(site, [forged, session, 7])
    await becomes(again, 'signed-in')
    expect(stateOf(again)?.session).toEqual(session)
    expect(stored(again)).toEqual([session])
  })

  it('ignores but keeps a session that can’t be verified now', async () => {
    const site = await enterSignedIn()
    const { session } = stateOf(site) ?? {}
    const verify = () => Promise.reject(signInUnverifiable({ chainId: 'eip155:1', reason: 'no answer' }))
    const again = reload(site, [session], { siwxOptions: { verify } })
    await becomes(again, 'ready')
    expect(stored(again)).toEqual([session])
  })

  it('checks a session against the page’s own domain and URL', async () => {
    const asked: unknown[] = []
    const verify: typeof verifyScripted = async (session, ...rest) => {
      asked.push(...rest)
      return verifyScripted(session)
    }
    await enterSignedIn({ siwxOptions: { verify } })
    expect(asked).toMatchObject([{ domain: 'site.example', uri: 'https://site.example' }])
  })

  it('parses the stored account of the policy `keep` too', async () => {
    const site = await enterSignedIn({ siwxOptions: { onAccountChange: 'keep' } })
    site.browser.storage.setItem('@latchkey/siwx_account', 'javascript:alert(1)')
    const again = reload(site, stored(site), { siwxOptions: { onAccountChange: 'keep' } })
    await becomes(again, 'signed-in')
  })
})

describe('a site’s own code', () => {
  const enterWith = (parts: Parameters<typeof createSite>[0] & { method: string; answer: () => unknown }) => {
    const { config } = createSite()
    const { method, answer, ...options } = parts
    return createSite({ ...options, siwx: { ...config, [method]: answer } })
  }
  const never = () => new Promise(() => undefined)
  const broken = () => {
    throw new TypeError('broken')
  }

  it.each([
    ['throws', broken],
    ['gives nothing', async () => undefined],
    ['gives a text', async () => 'sign this'],
    [
      'writes for another account',
      async () => ({ data: { accountAddress: addressB, chainId: 'eip155:1' }, toString: () => 'x' }),
    ],
    [
      'writes for another network',
      async () => ({ data: { accountAddress: addressA, chainId: 'eip155:2' }, toString: () => 'x' }),
    ],
    [
      'writes without an end',
      async () => ({
        data: { accountAddress: addressA, chainId: 'eip155:1' },
        toString: () => 'x'.repeat(10_001),
      }),
    ],
    [
      'writes nothing',
      async () => ({ data: { accountAddress: addressA, chainId: 'eip155:1' }, toString: () => '' }),
    ],
  ])('shows an error in the view and signs nothing when createMessage %s', async (_, answer) => {
    const site = enterWith({ method: 'createMessage', answer })
    await connect(site)
    await expect.poll(() => stateOf(site)?.failure?.code).toBe('sign-in/failed')
    expect(stateOf(site)).toMatchObject({ status: 'ready', message: null })
    await signIn(site.latchkey)
    expect(site.signing.asked).toEqual([])
    expect(viewOf(site)).toBe('SIWXSignMessage')
  })

  it('gives up on a createMessage that never ends, and can try again', async () => {
    const { config } = createSite()
    let isDown = true
    const site = createSite({
      siwx: {
        ...config,
        createMessage: (input) => (isDown ? new Promise(() => undefined) : config.createMessage(input)),
      },
    })
    await connect(site)
    await becomes(site, 'preparing')
    await expect.poll(() => site.host.timers()).toContain(15_000)
    site.host.advance(15_000)
    await becomes(site, 'ready')
    expect(stateOf(site)?.failure?.code).toBe('sign-in/failed')
    isDown = false
    await prepareSignIn(site.latchkey)
    expect(stateOf(site)).toMatchObject({ status: 'ready', failure: null })
    await signIn(site.latchkey)
    expect(statusOf(site)).toBe('signed-in')
  })

  it('signs in nobody when addSession throws, and gives up when it never ends', async () => {
    const site = enterWith({ method: 'addSession', answer: broken })
    await connect(site)
    await becomes(site, 'ready')
    await signIn(site.latchkey)
    expect(stateOf(site)).toMatchObject({
      status: 'ready',
      session: null,
      failure: { code: 'sign-in/failed' },
    })
    const slow = enterWith({ method: 'addSession', answer: never })
    await connect(slow)
    await becomes(slow, 'ready')
    const asked = signIn(slow.latchkey)
    await expect.poll(() => slow.host.timers()).toContain(30_000)
    slow.host.advance(30_000)
    await asked
    expect(stateOf(slow)).toMatchObject({
      status: 'ready',
      session: null,
      failure: { code: 'sign-in/failed' },
    })
  })

  it.each([
    ['for another account', addressB, 'eip155:1'],
    ['for another network', addressA, 'eip155:77'],
    ['of no shape', undefined, undefined],
  ])('signs in nobody when getSessions returns one %s', async (_, accountAddress, chainId) => {
    const texts = { message: 'm', signature: 's' }
    const answer = async () => [
      null,
      { data: { accountAddress, chainId }, ...texts },
      { data: { accountAddress: addressA, chainId: 'eip155:1' } },
    ]
    const site = enterWith({ method: 'getSessions', answer })
    await connect(site)
    await becomes(site, 'ready')
    expect(stateOf(site)?.session).toBe(null)
  })

  it('signs in nobody when getSessions returns an expired one', async () => {
    const data = { accountAddress: addressA, chainId: 'eip155:1', expirationTime: '2025-12-31T00:00:00.000Z' }
    const answer = async () => [{ data, message: 'm', signature: 's' }]
    const site = enterWith({ method: 'getSessions', answer })
    await connect(site)
    await becomes(site, 'ready')
  })

  it('reports a failed signOut and keeps the visitor signed in', async () => {
    const { config } = createSite()
    const site = await enterSignedIn({ siwx: { ...config, revokeSession: broken } })
    await signOut(site.latchkey)
    expect(stateOf(site)).toMatchObject({ status: 'signed-in', failure: { code: 'sign-in/failed' } })
  })

  it('[SIW-5] lets nobody connect when it lacks a method or its attach throws', async () => {
    for (const method of ['createMessage', 'attach']) {
      const site = enterWith({ method, answer: broken })
      if (method === 'createMessage') Object.assign(site.config, { createMessage: 7 })
      await connect(site)
      await expect.poll(() => site.look().status).toBe('disconnected')
      expect(site.latchkey.getState().modal.notice?.message).toMatch(/^A problem occurred/)
    }
  })

  it('falls back to safe defaults for invalid settings', async () => {
    const { config } = createSite()
    const odd = { onAccountChange: 'whatever', onNetworkChange: 1, getRequired: () => undefined }
    const site = await enter({ siwx: Object.assign({ ...config }, odd as object) })
    expect(stateOf(site)).toMatchObject({
      isRequired: true,
      policy: { onAccountChange: 'resign', onNetworkChange: 'keep' },
    })
  })

  it('signs nobody out when a later check fails', async () => {
    const { config } = createSite()
    let isDown = false
    const getSessions: typeof config.getSessions = (...asked) =>
      isDown ? Promise.reject(new TypeError('down')) : config.getSessions(...asked)
    const site = await enterSignedIn({ siwx: { ...config, getSessions } })
    isDown = true
    site.latchkey.live.signIn?.note('elsewhere')
    await pause()
    expect(statusOf(site)).toBe('signed-in')
    fox(site).choose(addressB, addressA)
    await expect.poll(() => viewOf(site)).toBe('SIWXSignMessage')
    expect(site.look().status).toBe('connected')
    expect(site.events.filter((event) => event === 'SIWX_AUTH_ERROR')).toHaveLength(2)
    expect(stateOf(site)?.session).toBe(null)
  })
})

it('stops listening once the instance is destroyed', async () => {
  const site = await enterSignedIn({ siwxOptions: { required: false } })
  const before = stateOf(site)
  site.latchkey.destroy()
  site.browser.storage.removeItem(key)
  for (const tell of site.browser.tabs) tell(key)
  site.host.advance(10 * 86_400_000)
  await pause()
  expect(stateOf(site)).toBe(before)
  expect(site.latchkey.closeGuards.size).toBe(0)
})

it('shows no view to a visitor who is signed in', async () => {
  const site = await enterSignedIn()
  await askSignIn(site.latchkey)
  expect(viewOf(site)).toBe(null)
})
