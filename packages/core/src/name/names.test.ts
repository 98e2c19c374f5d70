import {
  identityCache,
  nameCache,
  namesOfAddressFailed,
  nameTaken,
  noNameSigner,
  registerNameFailed,
  resolveNameFailed,
  type StoredSignIn,
  signInTokens,
  suggestNamesFailed,
  userRejected,
} from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { getAccount } from '../connect/getAccount'
import { currentEntry } from '../nav/currentEntry'
import { pushView } from '../nav/navigate'
import { createScriptedAdapter } from '../testing/createScriptedAdapter'
import { createScriptedGateway, type ScriptedAnswers } from '../testing/createScriptedGateway'
import { setUp } from '../testing/setUp'
import { settle } from '../testing/setUpSend'
import { testNetworks } from '../testing/testNetworks'
import { mayHaveName } from './mayHaveName'
import { openNames } from './names'

const zone = 'wallets.example'
const config = {
  name: 'Test',
  version: '1',
  services: { directory: true, blockchain: true, relay: true, analytics: true },
  nameZones: [zone, 'old.example'],
}
const recordOf = (name: string, address = '0xB0B', types: readonly number[] = [60, 0x8000_0000]) => ({
  name,
  registered_at: '2026-01-01T00:00:00Z',
  updated_at: null,
  attributes: {},
  addresses: Object.fromEntries(types.map((type) => [type, { address, created_at: '2026-01-01T00:00:00Z' }])),
})
const free = (label: string) => ({
  [`/v1/profile/account/${label}.${zone}`]: [],
  [`/v1/profile/suggestions/${label}`]: { suggestions: [{ name: `${label}.${zone}`, registered: false }] },
})

async function start(answers: ScriptedAnswers = {}, options: Parameters<typeof setUp>[0] = {}) {
  const gateway = createScriptedGateway({
    '/config': config,
    '/v1/profile/reverse/0xA1': [],
    ...answers,
  })
  const all = setUp({
    gateway: gateway.url,
    parts: { fetch: gateway.fetch },
    adapter: createScriptedAdapter(),
    ...options,
  })
  all.adapter.addWallet('com.one')
  await all.latchkey.connect({ connectorId: 'com.one' })
  const names = await openNames(all.latchkey)
  const state = () => all.latchkey.getState().name
  const view = () => currentEntry(all.latchkey.getState().nav).view
  /** Types a label, and lets the gateway answer. */
  const type = async (text: string) => {
    names.setLabel(text)
    all.host.advance(500)
    await settle()
    return state()?.form
  }
  return { ...all, gateway, names, state, view, type }
}

describe('the operator’s zones', () => {
  it('[NAM-5] come from the gateway, once', async () => {
    const { names, state, gateway } = await start()
    await Promise.all([names.load(), names.load()])
    await names.load()
    expect(state()?.zones).toEqual(config.nameZones)
    expect(gateway.paths().filter((path) => path === '/config')).toHaveLength(1)
  })

  it('[NAM-5] are none without a gateway, and nothing is requested', async () => {
    const { latchkey, adapter } = setUp({ adapter: createScriptedAdapter() })
    adapter.addWallet('com.one')
    await latchkey.connect({ connectorId: 'com.one' })
    await (await openNames(latchkey)).load()
    expect(latchkey.getState().name).toMatchObject({ zones: [], zonesError: null })
  })

  it('[NAM-5] are requested again after a failure', async () => {
    const { names, state, gateway } = await start({ '/config': 400 })
    await names.load()
    expect(state()).toMatchObject({ zones: null, zonesError: { code: 'http/status' } })
    gateway.answers['/config'] = config
    await names.load()
    expect(state()).toMatchObject({ zones: config.nameZones, zonesError: null })
  })

  it('[ACC-8] are no use on a test network', async () => {
    const networks = testNetworks.map((network) => ({ ...network, testnet: true }))
    const { latchkey, names, gateway } = await start({}, { networks })
    await names.load()
    expect(mayHaveName(latchkey)).toBe(false)
    expect(gateway.paths()).toEqual(['/config'])
  })
})

describe('the names of the account', () => {
  const path = '/v1/profile/reverse/0xA1'

  it('[NAM-4] [HTTP-5] are known for five minutes', async () => {
    const { names, state, gateway, latchkey } = await start({ [path]: [recordOf(`mine.${zone}`, '0xA1')] })
    await names.load()
    expect(state()?.owned).toEqual({ address: '0xA1', names: [`mine.${zone}`], error: null })
    expect(gateway.asked.at(-1)?.url.searchParams.get('sender')).toBe('0xA1')
    expect(Object.keys(latchkey.storage.get(nameCache))).toEqual(['0xA1'])
  })

  it.each([
    ['an empty list', []],
    ['a 404', 404],
  ])('[NAM-4] are none by %s', async (_, answer) => {
    const { names, state } = await start({ [path]: answer })
    await names.load()
    expect(state()?.owned).toMatchObject({ names: [], error: null })
  })

  it('[NAM-4] say that they couldn’t be fetched, and can be fetched again', async () => {
    const { names, state, gateway } = await start({ [path]: 400 })
    await names.load()
    const error = state()?.owned?.error
    expect(namesOfAddressFailed.is(error)).toBe(true)
    expect(error?.message).toBe('Error fetching names for address')
    gateway.answers[path] = []
    await names.load()
    expect(state()?.owned).toMatchObject({ names: [], error: null })
  })
})

describe('a name that is typed', () => {
  it('[NAM-1] is only looked up if it can be one', async () => {
    const { type, gateway } = await start()
    expect(await type('ada')).toMatchObject({ status: 'short', label: 'ada' })
    expect(await type('ada lovelace')).toMatchObject({ status: 'invalid' })
    expect(await type('')).toMatchObject({ status: 'empty' })
    expect(gateway.paths()).toEqual([])
  })

  it.each([
    ['an empty list', []],
    ['a 404', 404],
  ])('[NAM-2] is free by %s', async (_, answer) => {
    const { type, gateway } = await start({
      ...free('lovelace'),
      [`/v1/profile/account/lovelace.${zone}`]: answer,
    })
    expect(await type('Lovelace')).toMatchObject({ label: 'lovelace', status: 'free', suggestions: [] })
    expect(gateway.paths()).toContain(`/v1/profile/account/lovelace.${zone}`)
    const suggested = gateway.asked.find(({ path }) => path === '/v1/profile/suggestions/lovelace')
    expect(suggested?.url.searchParams.get('zone')).toBe(zone)
  })

  it('[NAM-2] is taken, with names that are free instead', async () => {
    const { type } = await start({
      [`/v1/profile/account/lovelace.${zone}`]: recordOf(`lovelace.${zone}`),
      '/v1/profile/suggestions/lovelace': {
        suggestions: [
          { name: `lovelace.${zone}`, registered: true, reason: 'taken' },
          { name: `lovelace1.${zone}`, registered: false },
        ],
      },
    })
    expect(await type('lovelace')).toMatchObject({
      status: 'refused',
      refusal: 'taken',
      suggestions: [`lovelace1.${zone}`],
    })
  })

  it.each(['look-alike', 'reserved'] as const)(
    '[NAM-2] is refused as %s though nobody has it',
    async (reason) => {
      const { type } = await start({
        ...free('lovelace'),
        '/v1/profile/suggestions/lovelace': {
          suggestions: [{ name: `lovelace.${zone}`, registered: true, reason }],
        },
      })
      expect(await type('lovelace')).toMatchObject({ status: 'refused', refusal: reason })
    },
  )

  it('[NAM-2] waits for a pause in typing, and drops late answers', async () => {
    const late: (() => void)[] = []
    const { names, host, state, gateway } = await start({
      ...free('lovelace'),
      [`/v1/profile/account/love.${zone}`]: () =>
        new Promise((resolve) => {
          late.push(() => resolve(recordOf(`love.${zone}`)))
        }),
      '/v1/profile/suggestions/love': { suggestions: [] },
    })
    names.setLabel('love')
    host.advance(499)
    names.setLabel('love')
    host.advance(499)
    await settle()
    expect(gateway.paths()).toEqual([])
    host.advance(1)
    await settle()
    names.setLabel('lovelace')
    host.advance(500)
    await settle()
    expect(state()?.form).toMatchObject({ label: 'lovelace', status: 'free' })
    for (const answer of late) answer()
    await settle()
    expect(state()?.form).toMatchObject({ label: 'lovelace', status: 'free', refusal: null })
  })

  it('[NAM-4] says that it couldn’t be looked up, and is looked up again on request', async () => {
    const { type, names, host, state, gateway } = await start({
      ...free('lovelace'),
      [`/v1/profile/account/lovelace.${zone}`]: 400,
    })
    const form = await type('lovelace')
    expect(form?.status).toBe('failed')
    expect(resolveNameFailed.is(form?.error)).toBe(true)
    expect(form?.error?.message).toBe('Error resolving name')
    Object.assign(gateway.answers, free('lovelace'))
    names.retry()
    host.advance(0)
    await settle()
    expect(state()?.form.status).toBe('free')
  })

  it('[NAM-4] can be registered without suggestions', async () => {
    const { type } = await start({ ...free('lovelace'), '/v1/profile/suggestions/lovelace': 400 })
    const form = await type('lovelace')
    expect(form?.status).toBe('free')
    expect(suggestNamesFailed.is(form?.error)).toBe(true)
    expect(form?.error?.message).toBe('Error fetching name suggestions')
  })
})

describe('registering', () => {
  const name = `lovelace.${zone}`
  const post = '/v1/profile/account'
  const answers = { ...free('lovelace'), [post]: recordOf(name, '0xA1') }

  it('[NAM-2] [NAM-3] shows the success view, signs with the active wallet, posts, and stores the name', async () => {
    const { names, adapter, type, view, state, gateway, host, latchkey, events } = await start(answers)
    adapter.signMessage = async ({ message, address, connector }) => {
      expect([address, connector.id, view()]).toEqual(['0xA1', 'com.one', 'RegisterAccountNameSuccess'])
      expect(JSON.parse(message)).toEqual({ name, attributes: {}, timestamp: Math.floor(host.now() / 1_000) })
      expect(state()?.registration?.step).toBe('signing')
      return '0xabcd'
    }
    pushView(latchkey, 'RegisterAccountName')
    await type('lovelace')
    expect(await names.register()).toBe(name)
    const asked = gateway.asked.find(({ method }) => method === 'POST')
    expect(JSON.parse(String(asked?.init.body))).toMatchObject({
      coin_type: 2147483649,
      address: '0xA1',
      signature: '0xabcd',
    })
    expect(view()).toBe('RegisterAccountNameSuccess')
    expect(state()).toMatchObject({
      registration: { name, step: 'done' },
      owned: { address: '0xA1', names: [name] },
    })
    expect(getAccount(latchkey.getState()).details.profileName).toBe(name)
    expect(latchkey.storage.get(identityCache)['eip155:1:0xA1']?.identity.name).toBe(name)
    expect(events.slice(-2)).toEqual(['REGISTER_NAME_INITIATED', 'REGISTER_NAME_SUCCESS'])
  })

  it.each([
    ['every network of an account with a key', [60, 0x8000_0000, 0x8000_0001], name],
    ['the network of a smart account only', [0x8000_0001], null],
  ])('[NAM-2] shows the name on %s', async (_, types, elsewhere) => {
    const record = recordOf(name, '0xA1', types)
    const { names, adapter, type, latchkey } = await start({ ...answers, [post]: record })
    adapter.signMessage = async () => '0xabcd'
    const cached = {
      address: '0xA1',
      identity: { name: null, avatar: null },
      timestamp: latchkey.host.now(),
    }
    latchkey.storage.set(identityCache, {
      'eip155:2:0xA1': cached,
      'eip155:1:0xB2': cached,
      'eip155:x:y:0xA1': cached,
    })
    await type('lovelace')
    await names.register()
    const kept = latchkey.storage.get(identityCache)
    expect(kept['eip155:1:0xA1']?.identity.name).toBe(name)
    expect(kept['eip155:2:0xA1']?.identity.name).toBe(elsewhere)
    expect(kept['eip155:1:0xB2']?.identity.name).toBe(null)
  })

  describe('by an account that is signed in', () => {
    const at = (ms: number) => new Date(ms).toISOString()
    const session = (now: number, change: Partial<StoredSignIn> = {}): StoredSignIn => ({
      sessionId: '7d3f1a52-6f0b-4c0e-9c55-0d6d6c9d9b01',
      address: '0xA1',
      networkId: 'eip155:2',
      domain: 'site.example',
      signedInAt: at(now),
      expiresAt: at(now + 86_400_000),
      token: 'good',
      tokenExpiresAt: at(now + 900_000),
      renewedAt: at(now),
      ...change,
    })
    const headerWith = async (change: Partial<StoredSignIn>, more: ScriptedAnswers = {}) => {
      const { names, adapter, type, gateway, latchkey, host } = await start({ ...answers, ...more })
      adapter.signMessage = async () => '0xabcd'
      latchkey.storage.set(signInTokens, [session(host.now(), change)])
      await type('lovelace')
      expect(await names.register()).toBe(name)
      const { init } = gateway.asked.find(({ method }) => method === 'POST') ?? {}
      return new Headers(init?.headers).get('authorization')
    }

    it('[NAM-2] tells the gateway so', async () => {
      expect(await headerWith({})).toBe('Bearer good')
    })

    it('[NAM-2] renews its token before', async () => {
      const now = Date.now()
      const me = { ...session(now), tokenExpiresAt: at(now + 9e9), chainId: 2, token: 'next' }
      expect(await headerWith({ tokenExpiresAt: at(0) }, { '/auth/v1/me': () => me })).toBe('Bearer next')
    })

    it('[NAM-2] registers without it if its session has ended, or is another account’s', async () => {
      expect(await headerWith({ expiresAt: at(0), tokenExpiresAt: at(0) }, { '/auth/v1/me': 400 })).toBeNull()
      expect(await headerWith({ address: '0xB2' })).toBeNull()
    })
  })

  it('[NAM-2] asks the wallet once, however often it’s pressed', async () => {
    const { names, adapter, type, gateway } = await start(answers)
    let asked = 0
    adapter.signMessage = async () => {
      asked += 1
      await settle()
      return '0xabcd'
    }
    await type('lovelace')
    await Promise.all([names.register(), names.register()])
    expect(asked).toBe(1)
    expect(gateway.asked.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it('[NAM-2] returns to the form when the wallet declines, and can be tried again', async () => {
    const { names, adapter, type, view, state, latchkey, events } = await start(answers)
    pushView(latchkey, 'RegisterAccountName')
    adapter.signMessage = async () => {
      throw userRejected()
    }
    await type('lovelace')
    await expect(names.register()).rejects.toSatisfy(userRejected.is)
    expect(view()).toBe('RegisterAccountName')
    expect(state()).toMatchObject({ registration: null, form: { label: 'lovelace', status: 'free' } })
    expect(userRejected.is(state()?.form.failure)).toBe(true)
    expect(events.at(-1)).toBe('REGISTER_NAME_ERROR')
    adapter.signMessage = async () => '0xabcd'
    await names.register()
    expect(state()?.form.failure).toBeNull()
    expect(view()).toBe('RegisterAccountNameSuccess')
  })

  it('[NAM-4] returns to the form with the gateway’s reason, even if it was never shown', async () => {
    const refused = () => Response.json(nameTaken({ name }), { status: 400 })
    const gateway = createScriptedGateway({ '/config': config, ...answers })
    const fetch: typeof gateway.fetch = async (url, init) =>
      init.method === 'POST' ? refused() : gateway.fetch(url, init)
    const { names, adapter, type, view, state } = await start({}, { parts: { fetch } })
    adapter.signMessage = async () => '0xabcd'
    await type('lovelace')
    await expect(names.register()).rejects.toSatisfy(registerNameFailed.is)
    expect(view()).toBe('RegisterAccountName')
    const { failure, status, refusal } = state()?.form ?? {}
    expect(failure?.message).toBe(`Error registering name ${name}`)
    expect(nameTaken.is(failure?.cause)).toBe(true)
    expect([status, refusal]).toEqual(['refused', 'taken'])
  })

  it('[NAM-2] doesn’t bring back a visitor who went to another view', async () => {
    const { names, adapter, type, view, latchkey } = await start(answers)
    adapter.signMessage = async () => {
      pushView(latchkey, 'Networks')
      throw userRejected()
    }
    await type('lovelace')
    await expect(names.register()).rejects.toSatisfy(userRejected.is)
    expect(view()).toBe('Networks')
  })

  it('[NAM-3] needs an account', async () => {
    const { names, type, latchkey, view, state } = await start(answers)
    await type('lovelace')
    await latchkey.disconnect()
    const before = view()
    const failure = await names.register().catch((cause: unknown) => cause)
    expect(noNameSigner.is(failure)).toBe(true)
    expect(String(failure)).toContain('Address or auth connector not found')
    expect(noNameSigner.is(state()?.form.failure)).toBe(true)
    expect(view()).toBe(before)
  })

  it('[NAM-2] refuses a name that isn’t known to be free', async () => {
    const { names, gateway } = await start(answers)
    names.setLabel('lovelace')
    await expect(names.register()).rejects.toSatisfy(registerNameFailed.is)
    expect(gateway.asked.filter(({ method }) => method === 'POST')).toEqual([])
  })
})
