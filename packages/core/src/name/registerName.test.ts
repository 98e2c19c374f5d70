import {
  identityCache,
  nameTaken,
  noNameSigner,
  registerNameFailed,
  type StoredSignIn,
  signInTokens,
  userRejected,
} from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { getAccount } from '../connect/getAccount'
import { pushView } from '../nav/navigate'
import { createScriptedGateway, type ScriptedAnswers } from '../testing/createScriptedGateway'
import { free, namesConfig, recordOf, setUpNames, zone } from '../testing/setUpNames'
import { settle } from '../testing/setUpSend'

describe('registering', () => {
  const name = `lovelace.${zone}`
  const post = '/v1/profile/account'
  const answers = { ...free('lovelace'), [post]: recordOf(name, '0xA1') }

  it('[NAM-2] [NAM-3] shows the success view, signs with the active wallet, posts, and stores the name', async () => {
    const { names, adapter, type, view, state, gateway, host, latchkey, events } = await setUpNames(answers)
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
    const { names, adapter, type, latchkey } = await setUpNames({ ...answers, [post]: record })
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
      const { names, adapter, type, gateway, latchkey, host } = await setUpNames({ ...answers, ...more })
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
    const { names, adapter, type, gateway } = await setUpNames(answers)
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
    const { names, adapter, type, view, state, latchkey, events } = await setUpNames(answers)
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
    const gateway = createScriptedGateway({ '/config': namesConfig, ...answers })
    const fetch: typeof gateway.fetch = async (url, init) =>
      init.method === 'POST' ? refused() : gateway.fetch(url, init)
    const { names, adapter, type, view, state } = await setUpNames({}, { parts: { fetch } })
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
    const { names, adapter, type, view, latchkey } = await setUpNames(answers)
    adapter.signMessage = async () => {
      pushView(latchkey, 'Networks')
      throw userRejected()
    }
    await type('lovelace')
    await expect(names.register()).rejects.toSatisfy(userRejected.is)
    expect(view()).toBe('Networks')
  })

  it('[NAM-3] needs an account', async () => {
    const { names, type, latchkey, view, state } = await setUpNames(answers)
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
    const { names, gateway } = await setUpNames(answers)
    names.setLabel('lovelace')
    await expect(names.register()).rejects.toSatisfy(registerNameFailed.is)
    expect(gateway.asked.filter(({ method }) => method === 'POST')).toEqual([])
  })
})
