import { describe, expect, it } from 'vitest'
import { fetchWorth } from '../activity/fetchWorth'
import { getAccount } from '../connect/getAccount'
import { createScriptedAdapter } from '../testing/createScriptedAdapter'
import { createScriptedGateway, type ScriptedAnswers } from '../testing/createScriptedGateway'
import { createBrowser } from '../testing/createTestHost'
import { setUp } from '../testing/setUp'
import { testNetworks } from '../testing/testNetworks'
import { fetchNfts } from './fetchNfts'
import { fetchPortfolio } from './fetchPortfolio'

const token = (symbol: string, value: number | undefined, decimals = '18') => ({
  name: symbol,
  symbol,
  chainId: 'eip155:1',
  address: `eip155:1:0x${symbol}`,
  ...(value === undefined ? {} : { value }),
  price: 1,
  quantity: { decimals, numeric: '2.5' },
  iconUrl: '',
})
const served = { http: ['eip155:1'], ws: [] }
const balancePath = '/v1/account/0xA1/balance'

async function connected(answers: ScriptedAnswers, options: Parameters<typeof setUp>[0] = {}) {
  const gateway = createScriptedGateway({ '/v1/supported-chains': served, ...answers })
  const all = setUp({ gateway: gateway.url, parts: { fetch: gateway.fetch }, ...options })
  const wallet = all.adapter.addWallet('com.one')
  await all.latchkey.connect({ connectorId: 'com.one' })
  return { ...all, gateway, wallet, details: () => getAccount(all.latchkey.getState()).details }
}

describe('the tokens', () => {
  it('[ACC-2] list the tokens of the network by value, without those that lack decimals', async () => {
    const balances = [token('LOW', 1), token('NONE', undefined), token('JUNK', 99, '0'), token('TOP', 7)]
    const { latchkey, gateway, details } = await connected({ [balancePath]: { balances } })
    await fetchPortfolio(latchkey)
    expect(details().tokenBalance?.map(({ symbol }) => symbol)).toEqual(['TOP', 'LOW', 'NONE'])
    expect(details()).toMatchObject({ isTokensLoading: false, tokensError: null })
    expect(details().tokenBalance?.[0]).toEqual(token('TOP', 7))
    const query = gateway.asked.at(-1)?.url.searchParams
    expect([query?.get('currency'), query?.get('chainId'), query?.get('projectId')]).toEqual([
      'usd',
      'eip155:1',
      'dev',
    ])
  })

  it('[ACC-2] [ACC-3] show with worth and collectibles on a test network that the gateway serves', async () => {
    const networks = testNetworks.map((network) => ({ ...network, testnet: true }))
    const nftsPath = '/v1/account/0xA1/nfts'
    const worthPath = '/v1/account/0xA1/portfolio'
    const answers = {
      [balancePath]: { balances: [token('TOP', 7)] },
      [nftsPath]: { nfts: [], next: null },
      [worthPath]: { method: 'today-prices', points: [{ day: '2026-01-01', value: 1 }] },
    }
    const { latchkey, gateway, details } = await connected(answers, { networks })
    await Promise.all([fetchPortfolio(latchkey), fetchNfts(latchkey), fetchWorth(latchkey)])
    expect(details().tokenBalance).toEqual([token('TOP', 7)])
    expect(details().collectibles).toMatchObject({ nfts: [], error: null })
    expect(details().worth?.points).toHaveLength(1)
    expect(gateway.paths()).toEqual(expect.arrayContaining([balancePath, nftsPath, worthPath]))
  })

  it('[HTTP-5] stay fresh for 30 s, even across a reload, and request the list of networks once', async () => {
    const browser = createBrowser()
    const answers = { [balancePath]: { balances: [token('TOP', 7)] } }
    const { latchkey, gateway, host } = await connected(answers, { browser })
    await fetchPortfolio(latchkey)
    host.advance(29_999)
    await fetchPortfolio(latchkey)
    expect(gateway.paths()).toEqual(['/v1/supported-chains', balancePath])
    host.advance(1)
    await fetchPortfolio(latchkey)
    expect(gateway.paths()).toEqual(['/v1/supported-chains', balancePath, balancePath])
    const reloaded = await connected(answers, { browser })
    reloaded.host.setClock(host.now() + 1)
    await fetchPortfolio(reloaded.latchkey)
    expect(reloaded.details().tokenBalance).toHaveLength(1)
    expect(reloaded.gateway.asked).toEqual([])
  })

  it('[ACC-6] keep the last value with its age after a failure, and wait 30 s before the next request', async () => {
    const answers: ScriptedAnswers = { [balancePath]: { balances: [token('TOP', 7)] } }
    const { latchkey, gateway, host, details } = await connected(answers)
    await fetchPortfolio(latchkey)
    const at = host.now()
    gateway.answers[balancePath] = 400
    host.advance(60_000)
    await fetchPortfolio(latchkey)
    expect(details()).toMatchObject({ tokensAt: at, isTokensLoading: false })
    expect(details().tokensError).toMatchObject({
      code: 'account/balance-unavailable',
      message: 'Token Balance Unavailable',
    })
    expect(details().tokenBalance).toHaveLength(1)
    const asked = gateway.asked.length
    host.advance(29_999)
    await fetchPortfolio(latchkey, { isForced: true })
    expect(gateway.asked).toHaveLength(asked)
    host.advance(1)
    gateway.answers[balancePath] = { balances: [] }
    await fetchPortfolio(latchkey)
    expect(details()).toMatchObject({ tokenBalance: [], tokensError: null, tokensAt: host.now() })
  })

  it('[ACC-6] [ACC-8] aren’t requested without a gateway or on a network that it doesn’t serve', async () => {
    const { latchkey, gateway, details, wallet } = await connected({ [balancePath]: { balances: [] } })
    wallet.tell({ networkId: 'eip155:2' })
    await fetchPortfolio(latchkey)
    expect(details().tokensError?.message).toBe('Token Balance Unavailable')
    expect(gateway.paths()).toEqual(['/v1/supported-chains'])
    const alone = setUp()
    alone.adapter.addWallet('com.one')
    await alone.latchkey.connect({ connectorId: 'com.one' })
    await fetchPortfolio(alone.latchkey)
    expect(getAccount(alone.latchkey.getState()).details).toEqual({})
  })

  it('[ACC-6] request the list of networks again after it failed', async () => {
    const { latchkey, gateway, host, details } = await connected({
      '/v1/supported-chains': 400,
      [balancePath]: { balances: [] },
    })
    await fetchPortfolio(latchkey)
    expect(details().tokensError).toBeTruthy()
    gateway.answers['/v1/supported-chains'] = served
    host.advance(30_000)
    await fetchPortfolio(latchkey)
    expect(details().tokenBalance).toEqual([])
  })

  it('never show one account’s late answer for another account', async () => {
    let answer: (value: unknown) => void = () => undefined
    const { latchkey, details, wallet } = await connected({
      [balancePath]: () => new Promise((resolve) => (answer = resolve)),
      '/v1/account/0xB1/balance': { balances: [token('BOB', 1)] },
    })
    const first = fetchPortfolio(latchkey)
    await expect.poll(() => details().isTokensLoading).toBe(true)
    wallet.tell({ accounts: [{ address: '0xB1', type: 'eoa' }] })
    await fetchPortfolio(latchkey)
    await expect.poll(() => answer.length).toBeGreaterThan(0)
    answer({ balances: [token('ALICE', 1)] })
    await first
    expect(details().tokenBalance?.map(({ symbol }) => symbol)).toEqual(['BOB'])
  })
})

describe('tokens from the wallet', () => {
  const asset = {
    address: '0xT',
    balance: '0xde0b6b3a7640000',
    type: 'ERC20',
    metadata: { name: 'Own', symbol: 'OWN', decimals: 18, price: 3, iconUrl: '' },
  }
  const withWallet = (capabilities: unknown, assets: unknown) => {
    const adapter = createScriptedAdapter()
    adapter.can.getCapabilities = async () => ({ '0x1': capabilities })
    adapter.can.getAssets = async () => assets
    return connected({ [balancePath]: { balances: [token('TOP', 7)] } }, { adapter })
  }
  const able = { assetDiscovery: { supported: true } }

  it('[ACC-5] come first when the wallet reports support', async () => {
    const { latchkey, gateway, details } = await withWallet(able, {
      '0x1': [asset, { ...asset, address: 'native', type: 'NATIVE' }],
    })
    await fetchPortfolio(latchkey)
    const own = { name: 'Own', symbol: 'OWN', chainId: 'eip155:1', value: 3, price: 3, iconUrl: '' }
    const quantity = { decimals: '18', numeric: '1' }
    expect(details().tokenBalance).toEqual([
      { ...own, address: 'eip155:1:0xT', quantity },
      { ...own, quantity },
    ])
    expect(gateway.asked).toEqual([])
  })

  it.each([
    ['no report', undefined, { '0x1': [asset] }],
    ['a report that says no', { assetDiscovery: { supported: false } }, { '0x1': [asset] }],
    ["a balance that isn't a number", able, { '0x1': [{ ...asset, balance: 'much' }] }],
    ['another kind', able, { '0x1': [{ ...asset, type: 'ERC721' }] }],
    ['decimals as text', able, { '0x1': [{ ...asset, metadata: { ...asset.metadata, decimals: '18' } }] }],
    ['no list', able, { '0x1': [asset], '0x2': 'none' }],
    ['nothing for the network', able, {}],
  ])('[ACC-5] fall back to the gateway: %s', async (_, capabilities, assets) => {
    const { latchkey, details } = await withWallet(capabilities, assets)
    await fetchPortfolio(latchkey)
    expect(details().tokenBalance?.map(({ symbol }) => symbol)).toEqual(['TOP'])
  })

  it('[ACC-5] give up on a silent wallet', async () => {
    const adapter = createScriptedAdapter()
    adapter.can.getCapabilities = () => new Promise(() => undefined)
    adapter.can.getAssets = async () => ({})
    const { latchkey, host, details } = await connected({ [balancePath]: { balances: [] } }, { adapter })
    const reading = fetchPortfolio(latchkey)
    await expect.poll(() => host.timers()).toEqual([3_000])
    host.advance(3_000)
    await reading
    expect(details().tokenBalance).toEqual([])
  })
})
