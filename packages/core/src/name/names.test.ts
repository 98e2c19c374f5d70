import { nameCache, namesOfAddressFailed, resolveNameFailed, suggestNamesFailed } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { createScriptedAdapter } from '../testing/createScriptedAdapter'
import { setUp } from '../testing/setUp'
import { free, namesConfig, recordOf, setUpNames, zone } from '../testing/setUpNames'
import { settle } from '../testing/setUpSend'
import { testNetworks } from '../testing/testNetworks'
import { mayHaveName } from './mayHaveName'
import { openNames } from './names'

describe('the operator’s zones', () => {
  it('[NAM-5] come from the gateway, once', async () => {
    const { names, state, gateway } = await setUpNames()
    await Promise.all([names.load(), names.load()])
    await names.load()
    expect(state()?.zones).toEqual(namesConfig.nameZones)
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
    const { names, state, gateway } = await setUpNames({ '/config': 400 })
    await names.load()
    expect(state()).toMatchObject({ zones: null, zonesError: { code: 'http/status' } })
    gateway.answers['/config'] = namesConfig
    await names.load()
    expect(state()).toMatchObject({ zones: namesConfig.nameZones, zonesError: null })
  })

  it('[ACC-8] are no use on a test network', async () => {
    const networks = testNetworks.map((network) => ({ ...network, testnet: true }))
    const { latchkey, names, gateway } = await setUpNames({}, { networks })
    await names.load()
    expect(mayHaveName(latchkey)).toBe(false)
    expect(gateway.paths()).toEqual(['/config'])
  })
})

describe('the names of the account', () => {
  const path = '/v1/profile/reverse/0xA1'

  it('[NAM-4] [HTTP-5] are known for five minutes', async () => {
    const { names, state, gateway, latchkey } = await setUpNames({
      [path]: [recordOf(`mine.${zone}`, '0xA1')],
    })
    await names.load()
    expect(state()?.owned).toEqual({ address: '0xA1', names: [`mine.${zone}`], error: null })
    expect(gateway.asked.at(-1)?.url.searchParams.get('sender')).toBe('0xA1')
    expect(Object.keys(latchkey.storage.get(nameCache))).toEqual(['0xA1'])
  })

  it.each([
    ['an empty list', []],
    ['a 404', 404],
  ])('[NAM-4] are none by %s', async (_, answer) => {
    const { names, state } = await setUpNames({ [path]: answer })
    await names.load()
    expect(state()?.owned).toMatchObject({ names: [], error: null })
  })

  it('[NAM-4] say that they couldn’t be fetched, and can be fetched again', async () => {
    const { names, state, gateway } = await setUpNames({ [path]: 400 })
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
    const { type, gateway } = await setUpNames()
    expect(await type('ada')).toMatchObject({ status: 'short', label: 'ada' })
    expect(await type('ada lovelace')).toMatchObject({ status: 'invalid' })
    expect(await type('')).toMatchObject({ status: 'empty' })
    expect(gateway.paths()).toEqual([])
  })

  it.each([
    ['an empty list', []],
    ['a 404', 404],
  ])('[NAM-2] is free by %s', async (_, answer) => {
    const { type, gateway } = await setUpNames({
      ...free('lovelace'),
      [`/v1/profile/account/lovelace.${zone}`]: answer,
    })
    expect(await type('Lovelace')).toMatchObject({ label: 'lovelace', status: 'free', suggestions: [] })
    expect(gateway.paths()).toContain(`/v1/profile/account/lovelace.${zone}`)
    const suggested = gateway.asked.find(({ path }) => path === '/v1/profile/suggestions/lovelace')
    expect(suggested?.url.searchParams.get('zone')).toBe(zone)
  })

  it('[NAM-2] is taken, with names that are free instead', async () => {
    const { type } = await setUpNames({
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
      const { type } = await setUpNames({
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
    const { names, host, state, gateway } = await setUpNames({
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
    const { type, names, host, state, gateway } = await setUpNames({
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
    const { type } = await setUpNames({ ...free('lovelace'), '/v1/profile/suggestions/lovelace': 400 })
    const form = await type('lovelace')
    expect(form?.status).toBe('free')
    expect(suggestNamesFailed.is(form?.error)).toBe(true)
    expect(form?.error?.message).toBe('Error fetching name suggestions')
  })
})
