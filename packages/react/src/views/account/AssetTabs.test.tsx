import type { ChainAdapter, Options } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { createEvmWallet } from '@latchkey/testing'
import axe from 'axe-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createScriptedGateway, type GatewayAnswers } from '../../testing/createScriptedGateway'
import { createTestInstance } from '../../testing/createTestInstance'
import { findInside, shadowOf } from '../../testing/mountProvider'
import { findControl, findView, openView, poll, spoken } from '../../testing/openView'

const picture = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/%3E'
const token = (symbol: string, value: number, numeric = '2.5') => ({
  name: `${symbol} Coin`,
  symbol,
  chainId: 'eip155:1',
  address: `eip155:1:0x${symbol}`,
  value,
  price: 1,
  quantity: { decimals: '18', numeric },
  iconUrl: '',
})
const nft = (tokenId: number, imageUrl: string | null = picture) => ({
  id: `eip155:1/erc721:0xC/${tokenId}`,
  chainId: 'eip155:1',
  contract: '0xC',
  tokenId: `${tokenId}`,
  collection: 'Cats',
  name: tokenId === 1 ? null : `Cat ${tokenId}`,
  imageUrl,
  isSpam: false,
})
const transaction = (id: string, minedAt: string, operationType: string, more = {}) => ({
  id,
  metadata: {
    operationType,
    hash: `0x${id}`,
    minedAt,
    sentFrom: '0x1',
    sentTo: '0x2',
    status: 'confirmed',
    nonce: 1,
    chain: 'eip155:1',
    ...more,
  },
  transfers: [
    {
      fungible_info: { name: 'Coin', symbol: 'LKD', icon: null },
      direction: operationType === 'send' ? 'out' : 'in',
      quantity: { numeric: '12.5' },
    },
  ],
})
const full = (): GatewayAnswers => ({
  '/v1/supported-chains': { http: ['eip155:1'], ws: [] },
  '/v1/identity/*': { name: null, avatar: null },
  '/v1/account/*/balance': { balances: [token('LKT', 1), token('LKD', 1234.5, '1234.5')] },
  '/v1/account/*/nfts': { nfts: [nft(1), nft(2), nft(3, 'https://elsewhere.test/x.png')], next: null },
  '/v1/account/*/history': {
    data: [
      transaction('a', new Date().toISOString(), 'send'),
      transaction('b', '2024-03-04T10:00:00Z', 'receive'),
      transaction('c', '2024-01-04T10:00:00Z', 'mint', { status: 'failed' }),
    ],
    next: null,
  },
})
const network = (id: number, name: string) => ({
  id,
  name,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://etherscan.io' } },
})

async function enter(answers: GatewayAnswers = full(), options: Partial<Options> = {}) {
  const target = new EventTarget()
  const wallet = createEvmWallet({
    name: 'Fox',
    rdns: 'test.fox',
    chains: [{ chainId: 1 }, { chainId: 8453 }],
  })
  wallet.announce({ target })
  const gateway = createScriptedGateway(answers)
  const adapter = evm({ page: target })
  const own: Partial<ChainAdapter> = {
    getBalance: async () => ({ value: '1', symbol: 'ETH', decimals: 18 }),
    can: { switchNetwork: adapter.can.switchNetwork, getName: async () => null } as ChainAdapter['can'],
  }
  const latchkey = createTestInstance(
    [{ ...adapter, ...own }],
    { networks: [network(1, 'Ethereum'), network(8453, 'Base')], gateway: gateway.url, ...options },
    gateway.host,
  )
  await latchkey.connect({ connectorId: 'test.fox' })
  await openView(latchkey, { view: 'Account' })
  return { latchkey, gateway, wallet }
}

const rows = (part: string) => [...shadowOf().querySelectorAll<HTMLElement>(`[data-part="${part}"]`)]
const textsOf = (part: string) => rows(part).map((row) => row.innerText.replace(/\s+/g, ' ').trim())
const choose = async (tab: string) => (await findInside(`[data-tab="${tab}"]`)).click()

describe('the tabs of the account', () => {
  it('[NAV-14] are Tokens, NFTs and Activity, chosen by arrow keys and remembered', async () => {
    const { latchkey } = await enter()
    await findInside('[data-part="token-row"]')
    expect(textsOf('tab')).toEqual(['Tokens', 'NFTs', 'Activity'])
    const first = await findInside('[data-tab="tokens"]')
    first.focus()
    await userEvent.keyboard('{ArrowRight}')
    await findInside('[data-part="nft"]')
    await userEvent.keyboard('{End}')
    await findInside('[data-part="transaction"]')
    expect(latchkey.getState().account.currentTab).toBe('activity')
    await latchkey.close()
    await latchkey.open({ view: 'Account' })
    await findInside('[data-tab="activity"][aria-selected="true"]')
  })

  it('keep their space while loading, so nothing above them moves', async () => {
    const answers = { ...full(), '/v1/account/*/balance': () => new Promise(() => undefined) }
    await enter(answers, { locale: 'de' })
    const room = await findInside('[data-part="assets-room"]')
    const { height } = room.getBoundingClientRect()
    const tabs = await findInside('[data-part="assets"]')
    await findInside('[data-part="skeleton-rows"]')
    const needed = tabs.getBoundingClientRect().height
    expect(room.getBoundingClientRect().height).toBe(height)
    expect(needed).toBeLessThanOrEqual(height)
    expect(needed).toBeGreaterThan(height - 8)
  })

  it('[NAV-14] leave out Activity when the site turned it off', async () => {
    await enter(full(), { features: { history: false } })
    await findInside('[data-part="token-row"]')
    expect(textsOf('tab')).toEqual(['Tokens', 'NFTs'])
  })

  it('[NAV-14] are missing, and nothing is requested, without a project on the gateway', async () => {
    const { gateway } = await enter(full(), { projectId: '' })
    await findInside('[data-part="disconnect"]')
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect([rows('assets').length, gateway.asked.length]).toEqual([0, 0])
  })

  it.each(['tokens', 'nfts', 'activity'])('%s passes axe and fits 360 px', async (tab) => {
    await page.viewport(360, 640)
    onTestFinished(() => page.viewport(1024, 768))
    await enter()
    await choose(tab)
    await findInside(`[data-part="${tab}"]`)
    const host = document.querySelector('latchkey-modal') as Element
    // Colors are not final during a fade. Endless animations aren't waited for.
    const moving = shadowOf()
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(moving.map(({ finished }) => finished))
    const { violations } = await axe.run(host, { resultTypes: ['violations'] })
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([])
    const card = (await findInside('[data-part="card"]')).getBoundingClientRect()
    const wide = [...shadowOf().querySelectorAll('[data-part="assets"] *:not([data-part="unseen"])')].filter(
      (element) => element.getBoundingClientRect().right > card.right + 0.5,
    )
    expect(wide.map(({ outerHTML }) => outerHTML.slice(0, 100))).toEqual([])
  })
})

describe('tokens', () => {
  it('[ACC-2] are sorted by value, with amount, value and total', async () => {
    await enter()
    await findInside('[data-part="token-row"]')
    expect(textsOf('token-row')).toEqual([
      expect.stringMatching(/LKD Coin 1,234\.5 LKD \$1,234\.50$/),
      expect.stringMatching(/LKT Coin 2\.5 LKT \$1\.00$/),
    ])
    expect(textsOf('panel-head')).toEqual(['Total value $1,235.50'])
  })

  it("[ACC-6] say when they're unavailable, and when to try again", async () => {
    const { gateway } = await enter({ ...full(), '/v1/account/*/balance': 400 })
    await poll(() => shadowOf().textContent).toContain('Token Balance Unavailable')
    expect(textsOf('panel-head')[0]).toMatch(/^Try again in \d+ seconds$/)
    const asked = gateway.asked.length
    ;(await findControl('Refresh all')).click()
    expect(gateway.asked).toHaveLength(asked)
  })

  it('[ACC-2] explain how to receive when there are none', async () => {
    await enter({ ...full(), '/v1/account/*/balance': { balances: [] } })
    await poll(() => shadowOf().textContent).toContain('Tokens you receive on Ethereum appear here.')
    rows('tokens')[0]?.querySelector<HTMLElement>('[data-part="empty-state"] button')?.click()
    await findView('WalletReceive')
  })
})

const days = (...values: number[]) => ({
  method: 'today-prices',
  points: values.map((value, at) => ({ day: `2026-01-${10 + at}`, value })),
})
const spark = () => findInside('[data-part="sparkline"]')

describe('the value over time', () => {
  it('is drawn beside the total and described in words', async () => {
    await enter({ ...full(), '/v1/account/*/portfolio': days(1000, 900, 1235.5) })
    const line = await spark()
    expect(line.getAttribute('aria-label')).toBe('Value over 3 days: from $1,000.00 to $1,235.50, +23.6%')
    expect(textsOf('trend')).toEqual(['▲ +23.6%'])
    expect(line.querySelectorAll('[style]')).toHaveLength(0)
  })

  it('can be read day by day with the arrow keys and the pointer', async () => {
    await enter({ ...full(), '/v1/account/*/portfolio': days(1000, 900, 1235.5) })
    const line = await spark()
    line.focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(line.getAttribute('aria-valuetext')).toBe('Jan 11: $900.00')
    await poll(() => textsOf('panel-head')).toEqual(['Jan 11 $900.00'])
    await userEvent.keyboard('{Home}')
    expect(line.getAttribute('aria-valuetext')).toBe('Jan 10: $1,000.00')
    line.blur()
    await poll(() => textsOf('panel-head')).toEqual(['Total value $1,235.50 ▲ +23.6%'])
    await userEvent.hover(line, { position: { x: 48, y: 10 } })
    await poll(() => textsOf('panel-head')).toEqual(['Jan 11 $900.00'])
  })

  it.each([
    ['is not known', 400],
    ['was never anything', days(0, 0)],
    ['is one day', days(5)],
    [
      'is nonsense',
      {
        method: 'today-prices',
        points: [
          { day: 'x', value: 1 },
          { day: 'y', value: -1 },
        ],
      },
    ],
  ])('is not drawn when it %s', async (_, answer) => {
    const { gateway } = await enter({ ...full(), '/v1/account/*/portfolio': answer })
    await poll(() => gateway.asked.some(({ pathname }) => pathname.endsWith('/portfolio'))).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect([rows('sparkline').length, textsOf('panel-head')]).toEqual([0, ['Total value $1,235.50']])
  })
})

describe('refreshing', () => {
  const refresh = () => findInside('[data-part="refresh"]')

  it('announces its start and end, and keeps focus', async () => {
    const { gateway } = await enter()
    await findInside('[data-part="token-row"]')
    const waiting: ((answer: unknown) => void)[] = []
    gateway.answers['/v1/account/*/balance'] = () => new Promise((resolve) => void waiting.push(resolve))
    const button = await refresh()
    button.focus()
    button.click()
    await poll(() => button.dataset.state).toBe('busy')
    expect(button.getAttribute('aria-busy')).toBe('true')
    await poll(() => waiting.length).toBe(1)
    waiting[0]?.({ balances: [token('NEW', 7)] })
    await poll(() => button.dataset.state).toBe('done')
    expect(textsOf('token-row')).toEqual([expect.stringContaining('NEW Coin')])
    expect(spoken()).toBe('Up to date')
    expect(shadowOf().activeElement).toBe(button)
    await poll(() => button.dataset.state).toBe('idle')
  })

  it('[ACC-6] keeps the last good tokens with their age when it fails', async () => {
    const { gateway } = await enter()
    await findInside('[data-part="token-row"]')
    gateway.answers['/v1/account/*/balance'] = 400
    ;(await refresh()).click()
    await poll(() => textsOf('panel-head')[0]).toMatch(/^Updated .+ · Try again in \d+ seconds$/)
    expect(rows('token-row')).toHaveLength(2)
    await poll(spoken).toBe('Couldn’t refresh everything')
  })

  it('[ACC-3] keeps the last good NFTs with their age, and tries again', async () => {
    const { gateway } = await enter()
    await choose('nfts')
    await findInside('[data-part="nft"]')
    gateway.answers['/v1/account/*/nfts'] = 400
    ;(await refresh()).click()
    await poll(() => textsOf('panel-head')[0]).toMatch(/^Updated .+ Try again$/)
    expect(rows('nft')).toHaveLength(3)
    gateway.answers['/v1/account/*/nfts'] = { nfts: [nft(9)], next: null }
    ;(await findControl('Try again')).click()
    await poll(() => [rows('nft').length, rows('panel-head').length]).toEqual([1, 0])
  })

  it('starts with a long pull of a finger, not with a short one', async () => {
    const { gateway } = await enter()
    await findInside('[data-part="token-row"]')
    const view = await findView('Account')
    const asked = () => gateway.asked.filter(({ pathname }) => pathname.endsWith('/balance')).length
    const before = asked()
    const touch = (type: string, clientY: number) => {
      const point = new Touch({ identifier: 1, target: view, clientX: 100, clientY })
      const touches = type === 'touchend' ? [] : [point]
      view.dispatchEvent(new TouchEvent(type, { touches, changedTouches: [point], bubbles: true }))
    }
    for (const px of [30, 90]) {
      touch('touchstart', 100)
      touch('touchmove', 100 + px)
      expect(rows('pull')[0]?.dataset.state).toBe(px > 72 ? 'ready' : 'idle')
      touch('touchend', 100 + px)
    }
    await poll(asked).toBe(before + 1)
    expect(rows('pull')[0]?.style.translate).toBe('')
  })
})

describe('a misleading name', () => {
  it('loses its bidirectional marks', async () => {
    const odd = { ...token('\u202eHTE', 5), name: 'Good\u2066 coin' }
    await enter({ ...full(), '/v1/account/*/balance': { balances: [odd] } })
    await findInside('[data-part="token-row"]')
    expect(textsOf('token-row')[0]).toMatch(/Good coin 2\.5 HTE/)
  })
})

describe('NFTs', () => {
  it('[ACC-3] form a grid of images, without images from unknown hosts', async () => {
    await enter()
    await choose('nfts')
    await findInside('[data-part="nft"]')
    expect(textsOf('nft').map((text) => text.replace(/^\S /, ''))).toEqual(
      expect.arrayContaining([expect.stringContaining('#1'), expect.stringContaining('Cat 2')]),
    )
    const pictures = [...shadowOf().querySelectorAll<HTMLImageElement>('[data-part="nft"] img')]
    expect(pictures.map(({ src, loading }) => [src.slice(0, 5), loading])).toEqual([
      ['data:', 'lazy'],
      ['data:', 'lazy'],
    ])
  })

  it('[ACC-3] can be loaded again with a button after a failure', async () => {
    const { gateway } = await enter({ ...full(), '/v1/account/*/nfts': 400 })
    await choose('nfts')
    const again = await findControl('Try again')
    gateway.answers['/v1/account/*/nfts'] = { nfts: [], next: null }
    again.click()
    await poll(() => shadowOf().textContent).toContain('No NFTs yet')
  })
})

describe('activity', () => {
  it('[ACC-4] [FMT-6] is grouped by month with words, signs and explorer links', async () => {
    await enter()
    await choose('activity')
    await findInside('[data-part="transaction"]')
    const months = rows('month').map((month) => month.getAttribute('aria-label'))
    const thisMonth = new Intl.DateTimeFormat('en', { month: 'long' }).format(new Date())
    expect(months).toEqual([thisMonth, 'March 2024', 'January 2024'])
    expect(textsOf('transaction')).toEqual([
      expect.stringMatching(/Sent (now|\d+ sec\. ago) −12\.5 LKD$/),
      expect.stringMatching(/Received Mar 04 \+12\.5 LKD$/),
      expect.stringMatching(/Minted Jan 04 \+12\.5 LKD Failed$/),
    ])
    const [link] = rows('transaction')
    expect(link?.getAttribute('href')).toBe('https://etherscan.io/tx/0xa')
  })

  it('[ACC-4] loads the next page when its end comes into view', async () => {
    const day = (index: number) => new Date(Date.UTC(2024, 5, 28 - index)).toISOString()
    const pageOf = (at: number) =>
      Array.from({ length: 8 }, (_, index) => transaction(`${at}-${index}`, day(at * 8 + index), 'receive'))
    const { gateway } = await enter({
      ...full(),
      '/v1/account/*/history': (url: URL) => {
        const at = Number(url.searchParams.get('cursor') ?? 0)
        return { data: pageOf(at), next: at < 2 ? `${at + 1}` : null }
      },
    })
    await choose('activity')
    await findInside('[data-part="transaction"]')
    const history = () => gateway.asked.filter(({ pathname }) => pathname.endsWith('/history')).length
    for (let turn = 0; turn < 3; turn++) {
      rows('more')[0]?.scrollIntoView()
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    await poll(() => rows('transaction').length).toBe(24)
    expect([history(), rows('more').length]).toEqual([3, 0])
  })

  it("[ACC-7] says when it's unavailable, and tries again", async () => {
    const { gateway } = await enter({ ...full(), '/v1/account/*/history': 400 })
    await choose('activity')
    await poll(() => shadowOf().textContent).toContain('Failed to fetch transactions')
    gateway.answers['/v1/account/*/history'] = { data: [], next: null }
    ;(await findControl('Try again')).click()
    await poll(() => shadowOf().textContent).toContain('No activity yet')
  })
})
