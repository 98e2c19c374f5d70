import { getAnalyticsConfig, getWallets } from '@latchkey/protocol'
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { setUpGateway } from '../testing/setUpGateway'
import { presetPictures } from './images/presetPictures'

const chain = {
  id: 'eip155:31337',
  name: 'Local chain',
  rpc: ['http://127.0.0.1:1'],
  tokens: [
    {
      address: '0x0000000000000000000000000000000000000001',
      name: 'Latchkey Dollar',
      symbol: 'LKD',
      decimals: 6,
    },
  ],
}
const iotex = '34e68754-e536-40da-c153-6ef2e7188a00'
/** What other clients call pictures; they send UUIDs. */
const foreign = {
  '0f1e2d3c-0000-4000-8000-000000000001': 'eip155:1',
  '0f1e2d3c-0000-4000-8000-000000000002': 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  '0f1e2d3c-0000-4000-8000-000000000003': 'eip155:31337',
  '0f1e2d3c-0000-4000-8000-000000000004': 'walletConnect',
  // The operator decides, also about ids that the gateway knows.
  [iotex]: 'eip155:137',
}
const gateway = setUpGateway({
  GATEWAY_CHAINS: JSON.stringify([chain]),
  GATEWAY_PICTURE_IDS: JSON.stringify({ ...foreign, 'to-nothing': 'eip155:999999999' }),
  GATEWAY_RATE_LIMIT: '100000',
})
const ask = (path: string, init?: RequestInit) => gateway().ask(path, init)
const list = async (query: string) =>
  parse(getWallets.output, await (await ask(`/getWallets?${query}`)).json())

describe('/getWallets', () => {
  it('[DIR-1] lists the most used wallets first', async () => {
    const { data, count } = await list('page=1&entries=4')
    expect(count).toBeGreaterThanOrEqual(100)
    expect(data.map(({ name }) => name).slice(0, 2)).toEqual(['MetaMask', 'Phantom'])
    expect(data).toHaveLength(4)
  })

  it('[DIR-1] knows the networks of four namespaces, and a local one by its namespace', async () => {
    const solana = await list('chains=solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp&search=Solflare')
    expect(solana.data.map(({ name }) => name)).toEqual(['Solflare'])
    expect((await list('chains=polkadot:91b171bb158e2d3848fa23a9f1c25182')).count).toBeGreaterThan(5)
    expect((await list('chains=bip122:000000000019d6689c085ae165831e93')).count).toBeGreaterThan(10)
    expect((await list('chains=eip155:31337')).count).toBeGreaterThan(50)
  })

  it('[DIR-1] finds wallets by former names and by ids from other directories', async () => {
    expect((await list('search=coinbase')).data[0]?.rdns).toBe('com.coinbase.wallet')
    const metamask = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
    expect((await list(`include=${metamask}`)).data.map(({ name }) => name)).toEqual(['MetaMask'])
  })

  it('answers 304 to a caller that has the page, and allows caching', async () => {
    const first = await ask('/getWallets?entries=4')
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('content-type')).toMatch(/^application\/json/)
    expect(first.headers.get('cache-control')).toBe('public, max-age=300')
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await ask('/getWallets?entries=4', { headers: { 'if-none-match': tag } })
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
      expect(again.headers.get('etag')).toBe(etag)
    }
    const other = await ask('/getWallets?entries=5', { headers: { 'if-none-match': etag } })
    expect(other.status).toBe(200)
  })

  it.each([
    'page=0',
    'page=-1',
    'page=1e3',
    'entries=101',
    'entries=x',
    'include=abc',
    "chains=eip155:1'--",
    'badge_type=gold',
    'platform=tv',
    `search=${'x'.repeat(101)}`,
  ])('rejects %s as plain text', async (query) => {
    const answer = await ask(`/getWallets?${query}`)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toMatch(/^Invalid query: /)
  })

  it('requires a project', async () => {
    expect((await ask('/getWallets?projectId=nobody')).status).toBe(401)
  })
})

describe('pictures', () => {
  it('[DIR-2] shows a wallet by image id or id: its icon, or letters', async () => {
    const { data } = await list('names=MetaMask,Talisman')
    expect(data).toHaveLength(2)
    for (const { image_id, id, name } of data) {
      const answer = await ask(`/getWalletImage/${image_id}`)
      expect(answer.status, name).toBe(200)
      const text = await answer.text()
      expect(text).toContain('<svg')
      expect(text.includes('</text>')).toBe(name === 'Talisman')
      expect(await (await ask(`/getWalletImage/${id}`)).text()).toBe(text)
    }
  })

  it.each([
    '/public/getAssetImage/eip155:1',
    '/public/getAssetImage/eip155-137',
    '/public/getAssetImage/eip155:31337',
    '/public/getAssetImage/solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    '/public/getAssetImage/bip122%3A000000000019d6689c085ae165831e93',
    '/public/getAssetImage/polkadot:91b171bb158e2d3848fa23a9f1c25182',
    '/public/getAssetImage/ethereum',
    '/public/getAssetImage/walletConnect',
    '/public/getCurrencyImage/USD',
    '/public/getCurrencyImage/eur',
    '/public/getCurrencyImage/BTC',
    '/public/getTokenImage/ETH',
    '/public/getTokenImage/usdc',
    '/public/getTokenImage/LKD',
  ])('[DIR-2] shows %s without a project, as an inert picture', async (path) => {
    const answer = await gateway().app.request(path)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toMatch(/^<svg[\s\S]*<\/svg>\s*$/)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'public, max-age=86400',
    })
    const tag = answer.headers.get('etag') ?? ''
    const again = await gateway().app.request(path, { headers: { 'if-none-match': tag } })
    expect(again.status).toBe(304)
  })

  it.each([
    `/getWalletImage/${'f'.repeat(64)}`,
    '/getWalletImage/..%2F..%2Fpackage.json',
    '/getWalletImage/metamask',
    '/public/getAssetImage/eip155:999999999',
    '/public/getAssetImage/0f1e2d3c-0000-4000-8000-00000000000f',
    '/public/getAssetImage/to-nothing',
    '/public/getAssetImage/__proto__',
    '/public/getAssetImage/constructor',
    '/public/getCurrencyImage/XXXX',
    '/public/getTokenImage/..%2Fnetworks%2Fethereum',
    '/public/getTokenImage/%00',
    `/public/getTokenImage/${'A'.repeat(5000)}`,
  ])('[DIR-2] answers 404 for %s', async (path) => {
    const answer = await ask(path)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ status: 'FAILED' })
  })

  it.each(Object.entries(foreign))('[DIR-2] shows %s as %s', async (id, own) => {
    const pictureOf = async (name: string) => {
      const answer = await gateway().app.request(`/public/getAssetImage/${name}`)
      return [answer.status, answer.headers.get('content-type'), await answer.text()]
    }
    const [status, ...picture] = await pictureOf(id)
    expect(status).toBe(200)
    expect([status, ...picture]).toEqual(await pictureOf(own))
  })

  const presets = [...presetPictures].filter(([id]) => id !== iotex)
  it.each(presets)('[DIR-2] shows %s to AppKit and Web3Modal', async (id, { shows }) => {
    const pictureOf = async (name: string) => {
      // As those clients ask.
      const answer = await ask(`/public/getAssetImage/${name}?st=appkit&sv=html-wagmi-1.8.0`)
      return [answer.status, answer.headers.get('content-type'), await answer.text()] as const
    }
    const [status, type, picture] = await pictureOf(id)
    expect([status, type]).toEqual([200, 'image/svg+xml'])
    expect(picture).toMatch(/^<svg[\s\S]*<\/svg>\s*$/)
    // Only these have no icon; what they show is drawn from their initials.
    const isDrawn = ['eip155:9001', 'baseAccount', 'injected'].includes(shows)
    expect(picture.includes('</text>')).toBe(isDrawn)
    if (!isDrawn) expect((await pictureOf(shows))[2]).toBe(picture)
  })

  it('[DIR-2] has the requested size, within limits', async () => {
    const sizeAt = async (size: number) =>
      /^<svg width="(\d+)" height="(\d+)"/
        .exec(await (await ask(`/public/getTokenImage/ETH?size=${size}`)).text())
        ?.slice(1)
    expect(await sizeAt(64)).toEqual(['64', '64'])
    expect(await sizeAt(1)).toEqual(['16', '16'])
    expect(await sizeAt(100_000)).toEqual(['512', '512'])
    expect((await ask('/public/getTokenImage/ETH?size=big')).status).toBe(400)
  })
})

it('[DIR-3] says whether the operator wants events', async () => {
  const answer = await ask(getAnalyticsConfig.path)
  expect(parse(getAnalyticsConfig.output, await answer.json())).toEqual({ isAnalyticsEnabled: false })
})
