import { createHostileIcon, type HostileIcon, testAccounts } from '@latchkey/testing'
import { describe, expect, inject, it } from 'vitest'
import { demoRdns, demoWallet, openVisit } from '../browser/openVisit'
import { settle } from '../browser/settle'
import { useBrowser } from '../browser/useBrowser'

const browser = useBrowser()
const [alice, bob] = testAccounts
const kinds: readonly HostileIcon[] = [
  'javascript',
  'svg-script',
  'html',
  'huge',
  'not-a-string',
  'remote',
  'empty',
]

describe('a hostile announcement', () => {
  it.each(kinds)('[EVM-1] triggers no request and no script with the icon “%s”', async (kind) => {
    const { page, demo, modal, requests } = await openVisit(await browser(), {
      wallets: [demoWallet({ icon: createHostileIcon(kind) })],
    })
    await demo.entry.click()
    const row = modal.row(demoRdns)
    await row.waitFor()
    // An SVG is shown as an image, in which no script runs; everything else isn't shown at all.
    await row
      .locator(kind === 'svg-script' ? 'img[src^="data:image/svg+xml"]' : '[data-part="monogram"]')
      .waitFor()
    expect(await row.locator('img:not([src^="data:image/svg+xml"])').count()).toBe(0)
    expect(await row.innerText()).toMatch(/Demo/)
    expect(await page.evaluate(() => 'hostileIconRan' in globalThis)).toBe(false)
    const { demoUrl, gatewayUrl } = inject('stack')
    const hosts = new Set(requests.map((request) => new URL(request.url()).origin))
    expect([...hosts].filter((host) => host !== demoUrl && host !== gatewayUrl)).toEqual([])
  })

  it('[EVM-1] [CON-2] under a listed wallet’s name gets a marked row, and a reload restores neither', async () => {
    const { page, demo, modal, wallets } = await openVisit(await browser(), {
      wallets: [
        demoWallet(),
        demoWallet({ name: 'Demo Official', keys: [bob.privateKey], storageKey: 'impersonator' }),
        demoWallet({
          name: 'Demo',
          rdns: 'COM.EXAMPLE.DEMO',
          keys: [bob.privateKey],
          storageKey: 'shouting',
          announce: 'never',
        }),
      ],
    })
    await demo.entry.click()
    const rows = modal.frame.locator('[data-part="wallet-row"]')
    await modal.row(demoRdns).waitFor()
    await wallets[2]?.announce()
    await expect.poll(() => rows.filter({ hasText: 'Claimed twice' }).count()).toBe(3)
    expect(await rows.filter({ hasText: 'Installed' }).count()).toBe(0)
    await modal.frame.getByRole('alert').filter({ hasText: 'Two programs claim to be Demo.' }).waitFor()
    await modal.row(demoRdns).click()
    await modal.expectClosed()
    await expect.poll(demo.status).toBe(`connected ${alice.address} eip155:31337`)
    expect(await Promise.all(wallets.slice(1).map((wallet) => wallet.log()))).toEqual([[], []])
    await page.reload()
    await settle(page)
    expect(await demo.status()).toBe('disconnected')
  })

  it.each([
    ['no name', { name: '' }],
    ['a name that turns the text around', { name: '\u202egnisrever\u202c Wallet' }],
    ['an endless name', { name: 'x'.repeat(5_000) }],
    ['an rdns that is none', { rdns: '"><script>' }],
  ])('[EVM-1] with %s breaks nothing, and the honest one works', async (_, options) => {
    const { demo, modal } = await openVisit(await browser(), {
      wallets: [
        demoWallet({ rdns: 'com.example.odd', storageKey: 'odd', keys: [bob.privateKey], ...options }),
        demoWallet(),
      ],
    })
    await demo.entry.click()
    await modal.row(demoRdns).waitFor()
    const texts = await modal.frame.locator('[data-part="wallet-row"]').allInnerTexts()
    expect(texts.join('')).not.toMatch(/[\u202a-\u202e]/)
    expect(texts.every((text) => text.length < 100)).toBe(true)
    await modal.row(demoRdns).click()
    await modal.expectClosed()
    await expect.poll(demo.status).toBe(`connected ${alice.address} eip155:31337`)
  })

  it('[EVM-1] [CON-9] offers the page-wide object of an old wallet if nothing is announced', async () => {
    const { demo, modal } = await openVisit(await browser(), {
      wallets: [demoWallet({ announce: 'never', asWindowEthereum: true })],
      // On a desktop the generic wallet is hidden; an old wallet's own browser is on a phone.
      context: { isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 }, userAgent: phone },
    })
    await demo.entry.click()
    await modal.row('injected').click()
    await modal.expectClosed()
    await expect.poll(demo.status).toBe(`connected ${alice.address} eip155:31337`)
  })

  it('[CON-9] says where to get a wallet when there is none', async () => {
    const { demo, modal, page } = await openVisit(await browser(), { wallets: [], query: 'pairing=0' })
    // A gateway that lists none.
    await page.route('**/getWallets?*', (route) =>
      route.fulfill({ json: { count: 0, data: [] }, headers: { 'access-control-allow-origin': '*' } }),
    )
    await demo.entry.click()
    const view = await modal.expectView('Connect')
    await view.getByText('No wallet found').first().waitFor()
    await view.getByRole('button', { name: 'Get a wallet' }).click()
    await modal.expectView('GetWallet')
    await modal.button('Back').click()
    await modal.expectView('Connect')
  })
})

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
