import { pushView } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createTestInstance } from '../../testing/createTestInstance'
import { findInside, shadowOf } from '../../testing/mountProvider'
import { findControl, findView, openView } from '../../testing/openView'

const links = () => [...shadowOf().querySelectorAll<HTMLAnchorElement>('[data-part="download"]')]

it('links to every download in a new tab without an opener', async () => {
  await openView(createTestInstance(), { view: 'Downloads', data: { walletId: 'io.metamask' } })
  await findInside('[data-part="download"]')
  expect(links().map(({ hostname }) => hostname)).toEqual([
    'chromewebstore.google.com',
    'apps.apple.com',
    'play.google.com',
    'metamask.io',
  ])
  expect(links().every(({ target, rel }) => target === '_blank' && rel === 'noopener noreferrer')).toBe(true)
  expect(links()[0]?.textContent).toContain('Browser extension')
})

it('shows only known downloads, and never a script URL', async () => {
  const latchkey = createTestInstance([], {
    customWallets: [
      { id: 'own', name: 'Own', homepage: 'https://own.test/', chrome_store: 'javascript:alert(1)' },
    ],
  })
  await openView(latchkey, { view: 'Downloads', data: { walletId: 'own' } })
  await findInside('[data-part="download"]')
  expect(links().map(({ href }) => href)).toEqual(['https://own.test/'])
})

it('says when there is none, and offers other wallets', async () => {
  const latchkey = createTestInstance()
  await openView(latchkey, { view: 'WhatIsAWallet' })
  pushView(latchkey, 'Downloads', { walletId: 'nobody' })
  await findView('Downloads')
  expect((await findInside('[data-part="empty-state"]')).textContent).toContain('nobody')
  const way = shadowOf().querySelector<HTMLElement>('[data-part="empty-state"] button')
  expect(way?.textContent).toBe('Get a wallet')
  await userEvent.click(way as HTMLElement)
  await findView('GetWallet')
  expect(await findControl(/MetaMask/)).toBeTruthy()
})

const phone = {
  isMobile: true,
  page: { url: 'https://dapp.example/kauf?a=1&b=ü#/weg', domain: 'dapp.example', title: 'Dapp' },
}
it.each([
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
    'apps.apple.com',
    'play.google.com',
  ],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 16; Pixel 9)', 'play.google.com', 'apps.apple.com'],
])('links to its own store first on %s, and to the extension last', async (_, agent, first, second) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  onTestFinished(() => void vi.restoreAllMocks())
  const data = { walletId: 'io.metamask' }
  await openView(createTestInstance([], {}, phone), { view: 'Downloads', data })
  await findInside('[data-part="download"]')
  const hosts = [first, second, 'metamask.io', 'chromewebstore.google.com']
  expect(links().map(({ hostname }) => hostname)).toEqual(hosts)
})

const pageUrl = 'https%3A%2F%2Fdapp.example%2Fkauf%3Fa%3D1%26b%3D%25C3%25BC%23%2Fweg'
const opener = () => shadowOf().querySelector<HTMLAnchorElement>('[data-part="open-page"]')

it.each([
  [
    'com.trustwallet.app',
    `https://link.trustwallet.com/open_url?coin_id=60&url=${pageUrl}`,
    'Open in Trust Wallet',
    '_blank',
  ],
  ['io.zerion.wallet', `zerion://browser?url=${pageUrl}`, 'Open in Zerion', '_self'],
])('[WC-1] opens the page in the app of %s on a phone', async (walletId, href, text, target) => {
  await openView(createTestInstance([], {}, phone), { view: 'Downloads', data: { walletId } })
  const link = await findInside<HTMLAnchorElement>('[data-part="open-page"]')
  expect(link.getAttribute('href')).toBe(href)
  expect(link.textContent).toBe(text)
  expect([link.target, link.rel]).toEqual([target, 'noopener noreferrer'])
  expect(links().length).toBeGreaterThan(0)
})

it('has no such link on a computer, and none for an app that opens no page', async () => {
  await openView(createTestInstance([], {}, { ...phone, isMobile: false }), {
    view: 'Downloads',
    data: { walletId: 'com.trustwallet.app' },
  })
  await findInside('[data-part="download"]')
  expect(opener()).toBeNull()
})

it('opens the page in a wallet of the site', async () => {
  const customWallets = [{ id: 'own', name: 'Own', browser_link: 'own://open?page={url}' }]
  await openView(createTestInstance([], { customWallets }, phone), {
    view: 'Downloads',
    data: { walletId: 'own' },
  })
  const link = await findInside<HTMLAnchorElement>('[data-part="open-page"]')
  expect(link.getAttribute('href')).toBe(`own://open?page=${pageUrl}`)
})

it('never opens a script URL', async () => {
  const customWallets = [{ id: 'bad', name: 'Bad', browser_link: 'javascript:alert({url})' }]
  const latchkey = createTestInstance([], { customWallets }, phone)
  await openView(latchkey, { view: 'WhatIsAWallet' })
  pushView(latchkey, 'Downloads', { walletId: 'bad' })
  await findInside('[data-part="empty-state"]')
  expect(opener()).toBeNull()
})

it('[WC-1] a phone without a wallet, a gateway or pairing lists apps and opens the page in one', async () => {
  await page.viewport(390, 844)
  // The press opens the app, too.
  const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null)
  onTestFinished(async () => {
    opened.mockRestore()
    await page.viewport(1024, 768)
  })
  const latchkey = createTestInstance([evm({ page: new EventTarget() })], {}, phone)
  await openView(latchkey, { view: 'Connect' })
  const row = await findInside('[data-wallet="io.metamask"]')
  // Apps that open the page come before others.
  const listed = [...shadowOf().querySelectorAll<HTMLElement>('[data-part="wallet-row"]')]
  expect(listed.map(({ dataset }) => dataset['wallet'])).toEqual([
    'io.metamask',
    'app.phantom',
    'com.trustwallet.app',
    'com.coinbase.wallet',
  ])
  expect(shadowOf().querySelector('[data-part="empty-state"]')).toBeNull()
  await userEvent.click(row)
  await findView('Downloads')
  const link = await findInside<HTMLAnchorElement>('[data-part="open-page"]')
  const { left, right } = link.getBoundingClientRect()
  expect([left >= 0, right <= 390, right - left > 250]).toEqual([true, true, true])
  expect(link.getAttribute('href')).toBe('https://link.metamask.io/dapp/dapp.example/kauf?a=1&b=%C3%BC#/weg')
})
