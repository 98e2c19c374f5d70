import { testAccounts } from '@latchkey/testing'
import { describe, expect, inject, it } from 'vitest'
import { copyLink } from '../browser/copyLink'
import { clipboard } from '../browser/openPairing'
import { openVisit } from '../browser/openVisit'
import { openWallet } from '../browser/openWallet'
import { readCode } from '../browser/readCode'
import { useBrowser } from '../browser/useBrowser'

const browser = useBrowser()
const connected = `connected ${testAccounts[0].address} eip155:31337`
const context = {
  ...clipboard,
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 3,
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
}
/**
 * Records each link that a tap follows directly, not one that a script opens later, which phones may block. Links other
 * than https aren't followed: no program handles their scheme here, and Chromium would delay the page.
 */
const keepTaps = `globalThis.taps = []
  addEventListener('click', (event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement)
    if (!link || !event.isTrusted) return
    const { href, protocol } = link
    let isFollowed = true
    event.preventDefault = () => { isFollowed = false }
    if (protocol !== 'https:') Event.prototype.preventDefault.call(event)
    setTimeout(() => isFollowed && taps.push(href))
  }, { capture: true })`

async function openRainbow() {
  const visit = await openVisit(await browser(), {
    wallets: [],
    context,
    prepare: (phone) => phone.addInitScript({ content: keepTaps }),
  })
  const { demo, modal, page } = visit
  await demo.entry.tap()
  await modal.button(/^All wallets/).tap()
  await modal.expectView('AllWallets')
  await modal.frame.getByRole('searchbox').fill('rainbow')
  await modal.row('me.rainbow').tap()
  const view = await modal.expectView('ConnectingWalletConnect')
  const open = view.locator('[data-part="open-link"]')
  await open.waitFor()
  return { ...visit, view, open, taps: () => page.evaluate<string[]>('taps') }
}

describe('a paired wallet on a phone', () => {
  it('[WC-1] is opened by the tap itself, through its app and then its universal link, and connects', async () => {
    const visit = await openRainbow()
    const { demo, modal, open, taps, view } = visit
    expect(await open.innerText()).toBe('Open Rainbow')
    expect(await view.locator('[data-part="qr-code"]').count()).toBe(0)
    expect(await taps()).toEqual([])
    const uri = await copyLink(visit)
    await open.tap()
    await expect.poll(taps).toEqual([`rainbow://wc?uri=${encodeURIComponent(uri)}`])

    await view.getByText('Nothing opened?').waitFor()
    await visit.context.route('https://rnbwapp.com/**', (route) => route.fulfill({ body: 'The app' }))
    const opened = visit.context.waitForEvent('page')
    await open.tap()
    const page = await opened
    await page.waitForLoadState()
    expect(page.url()).toBe(`https://rnbwapp.com/wc?uri=${encodeURIComponent(uri)}`)
    await page.close()

    const wallet = await openWallet(await browser(), { path: `/wc?uri=${encodeURIComponent(uri)}` })
    await wallet.decide('Connect')
    await modal.expectClosed()
    await expect.poll(demo.status).toBe(connected)

    // A pending request leads back to the paired wallet, also after a reload, and only by a tap.
    await visit.page.getByRole('button', { name: 'Sign', exact: true }).tap()
    await wallet.sheet.waitFor()
    await visit.page.reload()
    // After closing the other tab, Chromium draws this one once a second until it is in front.
    await visit.page.bringToFront()
    await expect.poll(demo.status).toBe(connected)
    await demo.entry.tap()
    await modal.viewOf('Account').getByText('Pending in your wallet: 1').tap()
    const list = await modal.expectView('PendingRequests')
    expect(await taps()).toEqual([])
    await list.locator('[data-part="open-link"]').tap()
    await expect.poll(taps).toEqual([expect.stringContaining(`${inject('stack').walletUrl}/wc?requestId=`)])
    await modal.button('Cancel: Sign a message').tap()
    await list.getByText('No pending requests').waitFor()
  })

  it('[WC-1] can be on another phone: the code is one tap away, and the link to the app one tap back', async () => {
    const visit = await openRainbow()
    const { modal, open, view } = visit
    await modal.button('Show QR code').tap()
    const code = view.locator('[data-part="qr-code"]')
    await code.waitFor()
    expect(await readCode(code)).toBe(await copyLink(visit))
    await modal.button('Open Rainbow').tap()
    await open.waitFor()
    const get = modal.frame.getByRole('link', { name: 'Get Rainbow' })
    expect(await get.getAttribute('href')).toMatch(/^https:\/\/apps\.apple\.com\//)
  })
})
